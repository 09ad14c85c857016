/** The library's keys again, with as many cards as all published sets have. */
import type { Deadline } from '../line.ts'
import { libraryLine } from './library.ts'

export const line: Deadline = libraryLine(1_000, 16)
