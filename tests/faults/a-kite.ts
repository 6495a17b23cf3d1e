/** A line of a CNKI patent export; no demonstration patent contains its word. */
export function aKite(index: number): string {
  return JSON.stringify({
    publication_number: `CN${900_000_000 + index}A`,
    publication_date: '2030-03-25',
    title: `会飞的风筝第${index}号`,
    applicants: ['湖畔大学'],
    inventors: ['苇一'],
    abstract: `本发明公开了一种会飞的风筝，编号${index}。`,
    main_claim: '1.一种会飞的风筝,其特征在于包括骨架。',
    ipc: ['A63H27/08'],
  })
}
