import type { HomeCard } from './card-table.ts'

/** Lines on a 40 by 40 grid; `soft` is drawn fainter behind them. */
const DRAWINGS: Readonly<Record<HomeCard['key'], { readonly soft: string; readonly lines: string }>> = {
  semantic: { soft: 'M8 9h24M8 15h16M8 21h10', lines: 'M26 20a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM31 32l4 4M23 27h6M26 24v6' },
  picture: { soft: 'M6 8h28v24H6z', lines: 'M6 27l8-8 7 7 4-4 9 8M27 12a3 3 0 1 0 0 6 3 3 0 0 0 0-6z' },
  classification: { soft: 'M20 12v6M10 24v-4h20v4M20 18v6', lines: 'M15 5h10v7H15zM5 24h10v8H5zM15.500 24h9v8h-9zM25 24h10v8H25z' },
  batch: { soft: 'M12 5h20v24', lines: 'M6 11h20v24H6zM11 18h10M11 23h10M11 28h6' },
}

/** The icon of a card; its meaning is in the text next to it. */
export function CardDrawing({ name }: { name: HomeCard['key'] }) {
  const { soft, lines } = DRAWINGS[name]
  return (
    <svg
      width="40"
      height="40"
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={soft} strokeWidth="1.6" opacity="0.4" />
      <path d={lines} strokeWidth="2" />
    </svg>
  )
}
