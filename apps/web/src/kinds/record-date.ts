/** `20210305` as `2021-03-05`, `202103` as `2021-03`; empty without a date. Other texts are returned unchanged. */
export function recordDate(date: string | null): string {
  if (date === null) return ''
  const parts = /^(\d{4})(\d{2})?(\d{2})?$/.exec(date)
  return parts === null ? date : parts.slice(1).filter(Boolean).join('-')
}
