/** Lets the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser holds its own reference to the file from the next turn on.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
