/** Settings, as they are kept: a name and a JSON value each. What they mean, and which there are, is not known here. */
import { type Db, write } from './open.ts'

export function settingShelf(db: Db) {
  const all = db.prepare<[], { key: string; json: string }>('select key, json from setting order by key')
  const put = db.prepare<[string, string]>(
    'insert into setting (key, json) values (?, ?) on conflict (key) do update set json = excluded.json',
  )

  return {
    all: (): Record<string, unknown> => Object.fromEntries(all.all().map(({ key, json }) => [key, JSON.parse(json)])),
    /** Keeps each of these in the place of what it was. */
    put(values: Readonly<Record<string, unknown>>): void {
      write(db, () => {
        for (const [key, value] of Object.entries(values)) if (value !== undefined) put.run(key, JSON.stringify(value))
      })
    },
  }
}

export type SettingShelf = ReturnType<typeof settingShelf>
