import type { Trademark } from '@gezhi/records'

/** A registered mark of the EUIPO in class 30. */
export function markOf(number: string, text: string, more: Partial<Trademark> = {}): Trademark {
  const source = { file: 'x.xml', offset: 0, sha256: '', importedAt: '' } as unknown as Trademark['source']
  return {
    office: 'EM',
    applicationNumber: number,
    words: [{ lang: 'zh', text }],
    niceClasses: ['30'],
    status: 'registered',
    source,
    ...more,
  }
}
