/** A pixel is coloured if its channels differ by more than this; a picture with fewer of them than the share is black and white. */
const [COLOURED, COLOURED_SHARE] = [40, 0.005]

/** Whether RGBA pixels have no colours, as the server decides it; a picture without visible pixels has none. Pure. */
export function isBlackAndWhite(pixels: ArrayLike<number>): boolean {
  let coloured = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    // Seen on white.
    if (((Math.max(red, green, blue) - Math.min(red, green, blue)) * alpha) / 255 > COLOURED) coloured++
  }
  return coloured * 4 <= COLOURED_SHARE * pixels.length
}
