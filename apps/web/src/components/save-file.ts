/** Hands a file to the browser to be saved under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser takes its own hold of the file before the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
