/** One cell of a table we write or read: safe in a spreadsheet, and the same again when it is read. */

/** A spreadsheet would reckon with what begins so; one mark before it keeps it from that, and is taken off again. */
const guarded = (cell: string) => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** What a cell says, without the mark that guards it. */
export const csvText = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** A cell as it is written, in quotation marks where it needs them, whatever the columns are parted by. */
export function csvCell(text: string): string {
  const cell = guarded(text)
  return /[",;\t\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
