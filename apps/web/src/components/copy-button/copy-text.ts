/** Copies a text to the clipboard; true on success. Works on plain http too, where `navigator.clipboard` is missing. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0'
  const focused = document.activeElement
  document.body.append(area)
  area.select()
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way on pages that are not served securely
    return document.execCommand('copy')
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
