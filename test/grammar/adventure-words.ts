/** Cards enough to know words by, for stories made up in tests. Their Titles are invented or facts. */
import { knownWords, type Named } from '../../grammar/link.ts'

const location = (title: string, attributes: string, publicAttributes: string, subregion: string, region = 'Lovecraft Country'): Named => ({
  title,
  type: 'Location',
  attributes: attributes.split(', '),
  publicAttributes: publicAttributes.split(', ') as NonNullable<Named['publicAttributes']>,
  region,
  subregion,
})
const ally = (title: string, attributes: string, subregion = 'Arkham'): Named => ({
  title,
  type: 'Ally',
  attributes: attributes.split(', '),
  region: 'Lovecraft Country',
  subregion,
  languages: { mode: 'and', list: ['English', 'German'] },
})
const tome = (title: string, language: string, icon: string): Named => ({
  title,
  type: 'Tome',
  languages: { mode: 'and', list: [language] },
  icons: [icon],
})
const other = (type: Named['type'], title: string, subtype?: string): Named => ({ title, type, ...(subtype ? { subtype } : {}) })

export const cards: readonly Named[] = [
  location('The Athenaeum', 'City, Library, Tome', 'Inside', 'Boston'),
  location("Copp's Hill Burying Ground", 'City, Site', 'Cemetery, Outside', 'Boston'),
  location('The House On Water Street', 'City, House, Artifact', 'Water, Inside', 'Kingsport'),
  location('Miskatonic University Commons', 'City, University', 'Outside', 'Arkham'),
  location('Old Mill', 'Country, Business, Site', 'Water, Forest', 'Miskatonic Valley'),
  location('St. Anne Hospital', 'City, Sanitarium', 'Inside', 'Arkham'),
  location('Society of Hermes', 'City, Society, Press', 'Inside', 'London', 'Europe'),
  location('Temple of the Cat', 'City, Temple, Church', 'Outside', 'Ulthar', 'The West'),
  location('Marsh Refining Co.', 'Town, Business', 'Water', 'Innsmouth'),
  ally('Dr. Marinus Bicknell Willett', 'Steadfast, Doctor', 'Providence'),
  ally('Henry W. Akeley', 'Steadfast, Farmer', 'Vermont'),
  ally('Barnabas Marsh', 'Corrupt, Cultist', 'Innsmouth'),
  ally('Robert Marsh', 'Corrupt, Cultist', 'Innsmouth'),
  ally('Jeremiah Brewster', 'Corrupt, Cultist', 'Innsmouth'),
  ally('K.J. Hooper', 'Steadfast, Police Detective'),
  ally('Ephraim Waite', 'Corrupt, Cultist, Living Dead'),
  ally('Frank Long', 'Steadfast, Author, M.U., Professor, Scholar, Artist, Reporter'),
  tome('Necronomicon Dee Edition', 'English', 'Death'),
  tome('Necronomicon Wormius Edition', 'Latin', 'Yellow Sign'),
  tome('Call of Cthulhu', 'English', 'Cthulhu'),
  { title: 'Voorish Sign', type: 'Spell', subtype: 'Folk', icons: ['Folk'] },
  other('Artifact', 'Shotgun', 'Weapon'),
  other('Artifact', 'Enchanted Knife', 'Enchanted Weapon'),
  other('Artifact', 'Shining Trapezohedron'),
  other('Monster', 'Hunting Horror', 'Greater Servitor'),
  other('Monster', 'Zombies', 'Living Dead'),
  other('Monster', 'Servitor of the Outer Gods', 'Greater Servitor'),
  other('Event', 'Typhoid', 'Epidemic'),
  other('Event', 'Train', 'Travel by Land'),
  other('Event', 'Car', 'Travel by Land'),
  other('Event', 'Evening', 'Night'),
  other('Adventure', 'The Theron-Marks Society', 'Heroic Adventure'),
  other('Adventure', 'The Interesting Shop', 'Mythos Experience'),
]

export const known = knownWords(cards)
