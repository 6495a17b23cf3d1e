/** The brand mark: 格 in a seal, drawn as strokes so that it needs no font. */
export function Logo() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="5" fill="#B8352A" />
      <g fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5.5 11h9M10 6v20M10 12.5c-1 3.500-2.500 6.500-4.500 9M10.500 14.500l3 3.500" />
        <path d="M19.500 5.500c-1 2.500-2.500 4.500-4.500 6.500M18.500 8.500h6.500c-1.500 4-4.500 7-9 9M18 10c1.500 3 4.500 5.500 8.500 7M17.500 19.500h7.500v6h-7.500z" />
      </g>
    </svg>
  )
}
