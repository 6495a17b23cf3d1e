const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** Modal dialogs by document, in the order in which they were opened, with what had the focus before. */
const opened = new WeakMap<Document, { readonly dialog: HTMLDialogElement; readonly before: Element | null }[]>()

/** Has the dialogs of a window do what happy-dom leaves out: take the focus when they are shown as modal ones, and give it back. */
export function followModals(window: typeof globalThis): void {
  const prototype = window.HTMLDialogElement.prototype
  const { showModal, close } = prototype
  prototype.showModal = function (this: HTMLDialogElement) {
    const rows = opened.get(this.ownerDocument) ?? []
    opened.set(this.ownerDocument, [...rows, { dialog: this, before: this.ownerDocument.activeElement }])
    showModal.call(this)
    const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(FOCUSABLE)
    ;(first ?? this).focus()
  }
  prototype.close = function (this: HTMLDialogElement, value?: string) {
    const rows = opened.get(this.ownerDocument) ?? []
    const own = rows.find(({ dialog }) => dialog === this)
    opened.set(
      this.ownerDocument,
      rows.filter((row) => row !== own),
    )
    close.call(this, value)
    ;(own?.before as HTMLElement | null | undefined)?.focus?.()
  }
}

/** The modal dialog on top, if there is one. */
function topDialog(document: Document): HTMLDialogElement | null {
  return opened.get(document)?.findLast(({ dialog }) => dialog.isConnected && dialog.open)?.dialog ?? null
}

/** Whether a modal dialog lies over an element. */
export function isCovered(element: Element): boolean {
  const dialog = topDialog(element.ownerDocument)
  return dialog !== null && !dialog.contains(element)
}

/** What Escape does to the modal dialog on top, where nothing has prevented it: `cancel`, and unless that is prevented it closes. */
export function cancelDialog(document: Document): void {
  const dialog = topDialog(document)
  if (dialog === null) return
  const { Event } = document.defaultView as unknown as typeof globalThis
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}
