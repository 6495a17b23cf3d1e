/** How large the page is drawn: 0.8 in windows of middle width (base.css), otherwise 1. Pixels of the window are divided by it to be those of the page. */
export function pageScale(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--page-scale')) || 1
}
