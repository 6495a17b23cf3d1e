import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { MAX_SLIP } from '@gezhi/contract'
import { aPdf } from '../../testing/a-document.ts'
import { checkedDocument } from './checked-document.ts'

const check = (file: File) => checkedDocument(file, MAX_SLIP)

/** A PDF whose objects lie in a compressed stream. */
function packedPdf(objects: string, change: (bytes: Buffer) => Buffer = (bytes) => bytes, dictionary = '/Filter /FlateDecode'): File {
  const content = change(deflateSync(objects))
  const head = `%PDF-1.5\n5 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${dictionary} /Length ${content.length} >>\nstream\n`
  return new File([head, new Uint8Array(content), '\nendstream\nendobj\nstartxref\n0\n%%EOF\n'], 'a.pdf')
}

describe('a PDF', () => {
  it.each([
    '/OpenAction << /S /L#61unch /F (a.exe) >>',
    '/OpenAction << /S /J#61vaScript /JS (app.alert) >>',
    '/Names << /Embedded#46iles 3 0 R >>',
    '/OpenAction << /S /SubmitForm /F (https://example.org) >>',
    '/OpenAction << /S /GoToR /F (other.pdf) >>',
    '/OpenAction << /Type /Action /S /URI /URI (https://example.org) >>',
    '/OpenAction << /S%\n/U#52I /URI (https://example.org) >>',
    '/OpenAction 7 0 R >>\nendobj\n7 0 obj\n<< /S /URI /URI (https://example.org)',
    '/AA << /O 7 0 R >>',
  ])('that acts is refused: %s', async (extra) => {
    await expect(check(aPdf('a.pdf', `${extra} `))).rejects.toMatchObject({ error: 'DOCUMENT_BROKEN' })
  })

  it.each([
    '/OpenAction [3 0 R /FitH null]',
    '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>',
    '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>]',
    '/Title (#1 100%)',
  ])('with a place or links that a reader clicks on is taken: %s', async (extra) => {
    expect((await check(aPdf('a.pdf', `${extra} `))).extension).toBe('pdf')
  })

  it('is looked into where its objects are compressed', async () => {
    expect((await check(packedPdf('<< /Type /Catalog >>'))).extension).toBe('pdf')
    const active = '<< /OpenAction << /S /L#61unch >> >>'
    const withoutChecksum = (bytes: Buffer) => bytes.fill(0, bytes.length - 4)
    const damaged = (bytes: Buffer) => bytes.fill(255, 2)
    for (const file of [
      packedPdf(active),
      packedPdf(active, withoutChecksum),
      packedPdf('<< /Type /Catalog >>', damaged),
      packedPdf('<< >>', undefined, '/Filter [/ASCIIHexDecode /FlateDecode]'),
      packedPdf('<< >>', undefined, '/Filter /FlateDecode /Encrypt 9 0 R'),
      packedPdf(' '.repeat(70 * 1024 * 1024)),
    ])
      await expect(check(file)).rejects.toMatchObject({ error: 'DOCUMENT_BROKEN' })
  })
})
