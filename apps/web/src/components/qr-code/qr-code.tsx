import { encode } from 'uqr'

/** Light modules around the code that scanners need (ISO/IEC 18004). */
export const QUIET = 4

/** A QR code of a text, black on white in both themes, as scanners require. `size` in px. */
export function QrCode({ text, size, label }: { text: string; size: number; label: string }) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${modules} ${modules}`} shapeRendering="crispEdges">
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
