/** Stretches of text that rules of several chapters look for: a number, a person, what stands behind a play. */

/** "Regardless of your current Region": as it stands behind a play. */
export const ofNoRegion = (rest: string): string => rest.replace(/^,/, '').replace(/\b(?:your |the |his or her )?current (?=Region\b)/i, '')

export const count = '(an?|one|two|three|four|five|six|\\d+)'

export const persons: ReadonlySet<string> = new Set(['Ally', 'Monster', 'Investigator'])
