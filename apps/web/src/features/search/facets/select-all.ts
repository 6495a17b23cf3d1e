/** Whether the box 全选 of a facet is ticked: only when every value is and none is half-ticked (B.filters.08, B.filters.09). */
export function allSelected(ticked: number, halfTicked: number, total: number): boolean {
  return total > 0 && halfTicked === 0 && ticked === total
}
