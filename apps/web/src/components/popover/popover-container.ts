import styles from './popover.module.css'

/**
 * The element that popovers of `trigger` are rendered into: the body, or, if the trigger is in an open dialog, a layer of that dialog,
 * because everything outside a modal dialog is below it and inert. The layer is created once per dialog and removed with it.
 */
export function popoverContainer(trigger: Element | null): HTMLElement {
  const dialog = trigger?.closest('dialog')
  if (!dialog) return document.body
  const layer = [...dialog.children].find((child) => child instanceof HTMLElement && child.dataset['popoverLayer'] !== undefined)
  if (layer instanceof HTMLElement) return layer
  const added = document.createElement('div')
  added.dataset['popoverLayer'] = ''
  added.className = styles['layer'] ?? ''
  dialog.append(added)
  return added
}
