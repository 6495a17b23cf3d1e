import sharp from 'sharp'

/** A small PDF file; `extra` is added to its catalogue. */
export function aPdf(name = 'signed.pdf', extra = ''): File {
  const text = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${extra}>>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`
  return new File([text], name)
}

/** A small jpg file. */
export async function aJpg(name = 'slip.jpg'): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3366ff' } })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name)
}
