import sharp from 'sharp'

/** SVG pictures that differ in shape and colour. */
export const SHAPES = {
  arrow: svg('<path d="M20 90 L100 20 L180 90 L140 90 L140 180 L60 180 L60 90 Z" fill="#123"/>'),
  rings: svg(
    '<circle cx="70" cy="100" r="50" fill="none" stroke="#b00" stroke-width="16"/><circle cx="130" cy="100" r="50" fill="none" stroke="#b00" stroke-width="16"/>',
  ),
  bars: svg(
    '<rect x="20" y="30" width="160" height="22"/><rect x="20" y="90" width="110" height="22"/><rect x="20" y="150" width="60" height="22"/>',
  ),
  /** Lines all over, as in a drawing of a machine. */
  machine: svg(
    Array.from({ length: 14 }, (_, i) => {
      const [x, y] = [15 + ((i * 61) % 150), 12 + ((i * 37) % 160)]
      return i % 3 === 0
        ? `<circle cx="${x + 10}" cy="${y + 10}" r="${8 + i}" fill="none" stroke="#000" stroke-width="2"/>`
        : `<path d="M${x} ${y} l${30 - i} ${4 * i} l-${i} 9" fill="none" stroke="#000" stroke-width="2"/>`
    }).join(''),
  ),
  blank: svg(''),
} as const

/** An SVG picture of 200 × 200 on white. */
export function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/>${content}</svg>`
}

/** An SVG picture as PNG. */
export function drawnPng(picture: string): Promise<Buffer> {
  return sharp(Buffer.from(picture)).png().toBuffer()
}
