/** Whether the checkbox 全选 of a facet is checked: only when every value is selected and none partly (B.filters.08, B.filters.09). */
export function allSelected(checked: number, halfChecked: number, total: number): boolean {
  return total > 0 && halfChecked === 0 && checked === total
}
