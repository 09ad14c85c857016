/**
 * What is dropped on a screen: files, or text. While something is held over it the screen says so by an outline. A file of a kind
 * that another screen takes goes there.
 */
import { asList, hand } from '../around/handing.svelte.ts'
import { type FileKind, kindsOf } from '../around/what-file.ts'

/** An attachment: takes what is dropped on an element or on anything in it, of these kinds, while that is wanted. */
export function dropped(
  ondrop: (files: FileList, text: string) => void,
  kinds: readonly FileKind[],
  wants: (event: DragEvent) => boolean = () => true,
) {
  return (node: HTMLElement): (() => void) => {
    function over(event: DragEvent): void {
      if (!wants(event)) return
      event.preventDefault()
      node.dataset['dropping'] = ''
    }
    function left(event: DragEvent): void {
      // Going on to something inside of it is not leaving.
      if (!(event.relatedTarget instanceof Node && node.contains(event.relatedTarget))) delete node.dataset['dropping']
    }
    function drop(event: DragEvent): void {
      if (!wants(event)) return
      event.preventDefault()
      delete node.dataset['dropping']
      if (!event.dataTransfer) return
      // What was dropped can be asked for only now.
      const files = [...event.dataTransfer.files]
      if (files.length === 0) ondrop(event.dataTransfer.files, event.dataTransfer.getData('text'))
      else void sort(files)
    }
    async function sort(files: readonly File[]): Promise<void> {
      const known = await Promise.all(files.map((each) => kindsOf(each).catch((): readonly FileKind[] => [])))
      const mine = files.filter((_, at) => known[at]!.some((kind) => kinds.includes(kind)))
      if (mine.length > 0) ondrop(asList(mine), '')
      await hand(files.filter((each) => !mine.includes(each)))
    }
    node.addEventListener('dragover', over)
    node.addEventListener('dragleave', left)
    node.addEventListener('drop', drop)
    return () => {
      node.removeEventListener('dragover', over)
      node.removeEventListener('dragleave', left)
      node.removeEventListener('drop', drop)
    }
  }
}
