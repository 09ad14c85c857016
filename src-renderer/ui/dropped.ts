/** What is dropped on a screen: files, or text. While something is held over it the screen says so by an outline. */

/** An attachment: takes what is dropped on an element or on anything in it, while that is wanted. */
export function dropped(ondrop: (files: FileList, text: string) => void, wants: (event: DragEvent) => boolean = () => true) {
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
      if (event.dataTransfer) ondrop(event.dataTransfer.files, event.dataTransfer.getData('text'))
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
