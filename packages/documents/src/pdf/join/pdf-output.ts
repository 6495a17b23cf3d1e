/** Writes objects of a PDF file and remembers where they begin. Each method returns the bytes to write next. */
export class PdfOutput {
  readonly #offsets: number[] = []
  #length = 0

  /** The beginning of a file of PDF 1.7; the comment marks it as binary. */
  header(): Buffer {
    return this.#next(Buffer.from('%PDF-1.7\n%\u0080\u0081\u0082\u0083\n\n', 'latin1'))
  }

  /** An object; `stream` goes from the keyword `stream` to `endstream`. */
  object(number: number, head: string, stream: Buffer | null = null): Buffer {
    this.#offsets[number] = this.#length
    const body = Buffer.from(`${number} 0 obj\n${head}\n`, 'latin1')
    const end = Buffer.from(stream === null ? 'endobj\n\n' : '\nendobj\n\n')
    return this.#next(Buffer.concat(stream === null ? [body, end] : [body, stream, end]))
  }

  /** A stream that is not compressed. */
  stream(number: number, content: string): Buffer {
    return this.object(number, `<< /Length ${content.length} >>`, Buffer.from(`stream\n${content}\nendstream`, 'latin1'))
  }

  /** The table of positions and the end of the file. Numbers without an object are marked as free. */
  trailer(root: number, info: number): Buffer {
    const size = this.#offsets.length
    const lines = Array.from({ length: size }, (_, number) => {
      const offset = this.#offsets[number]
      return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
    })
    const trailer = `trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${this.#length}\n%%EOF\n`
    return Buffer.from(`xref\n0 ${size}\n${lines.join('')}${trailer}`, 'latin1')
  }

  #next(bytes: Buffer): Buffer {
    this.#length += bytes.length
    return bytes
  }
}

/** A text as a string of PDF: UTF-16 with byte order mark. */
export function textString(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}
