/** Errata as a screen edits them: which one lies open, and what is done with it, each with its way back. */
import { tick } from 'svelte'
import type { Erratum } from '../../src-main/contract/cards.ts'
import type { Api } from '../../src-main/contract/contract.ts'
import { complain, say } from '../state/messages.svelte.ts'

/** The card that is corrected, and the erratum that is changed; without one it is a new one. */
export interface OpenErratum {
  readonly card: string
  readonly title: string
  readonly erratum?: Erratum
}

export type WantedErratum = Pick<Erratum, 'card' | 'field' | 'value' | 'source' | 'date'>

export interface ErrataEditing {
  readonly open: OpenErratum | undefined
  /** Something is being written. */
  readonly busy: boolean
  begin(what: OpenErratum): void
  close(): void
  /** Keeps what lies open, so. Rejects with the reason why not. */
  keep(wanted: WantedErratum): Promise<void>
  takeOff(erratum: Erratum): Promise<void>
}

/**
 * @param changed shows the library as it then is
 * @param home what has the focus where what had it is gone
 */
export function editErrata(api: Api, changed: () => Promise<unknown>, home: () => HTMLElement | null | undefined): ErrataEditing {
  let open = $state.raw<OpenErratum>()
  let busy = $state(false)

  const wantedOf = ({ card, field, value, source, date }: Erratum): WantedErratum => ({ card, field, value, source, date })

  async function writing(work: () => Promise<unknown>): Promise<void> {
    busy = true
    try {
      await work()
      await changed()
    } finally {
      busy = false
    }
    await tick()
    if (document.activeElement === document.body) home()?.focus()
  }

  /** A way back, which says itself what went wrong. */
  const back = (work: () => Promise<unknown>) => () => void writing(work).catch(complain)

  return {
    get open() {
      return open
    },
    get busy() {
      return busy
    },
    begin(what) {
      open = what
    },
    close() {
      open = undefined
    },
    async keep(wanted) {
      if (open === undefined) return
      const { title, erratum: before } = open
      await writing(async () => {
        if (before === undefined) {
          const { id } = await api.errata.add(wanted)
          say(
            `An erratum lies over ${title} now.`,
            back(() => api.errata.remove({ erratum: id })),
          )
        } else {
          const { id } = await api.errata.change({ erratum: before.id, ...wanted })
          say(
            `The erratum of ${title} was changed.`,
            back(() => api.errata.change({ erratum: id, ...wantedOf(before) })),
          )
        }
        open = undefined
      })
    },
    async takeOff(erratum) {
      try {
        await writing(async () => {
          await api.errata.remove({ erratum: erratum.id })
          say(
            `The erratum of ${erratum.title} was taken off.`,
            back(() => api.errata.add(wantedOf(erratum))),
          )
        })
      } catch (error) {
        complain(error)
      }
    },
  }
}
