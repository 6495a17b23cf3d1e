/** Scale of the page: 0.8 in windows of medium width (base.css), otherwise 1. Divide window pixels by it to get page pixels. */
export function pageScale(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--page-scale')) || 1
}
