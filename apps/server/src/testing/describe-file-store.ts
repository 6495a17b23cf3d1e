import { describe, expect, it } from 'vitest'
import type { FileStore, StoredFile } from '../files/file-store.ts'

/** Keys that are often mishandled in addresses, signatures, listings and file systems. */
const ODD_KEYS = [
  'uploads/a b+c%20d&e=f.png',
  "uploads/'quoted'(1)!*~.png",
  'uploads/专利 附图 ①.png',
  'uploads/\u00e9 composed, e\u0301 not.png',
  'uploads/<tag>"&amp;.png',
  'uploads/a#b?c=d;e,f:g@h$i[j]{k}|l^m`.png',
  'uploads/.hidden',
  'uploads/...dots',
  `uploads/${'长'.repeat(66)}`,
]

/** Invalid keys: path traversal, not listable, or reserved for unfinished files. */
const NO_KEYS = ['', '/', 'a/', '/a', 'a//b', '.', '..', 'a/../b', './a', 'a/\n', 'a\\b', 'a\0', 'a/b.unfinished', 'x'.repeat(201)]

/** The conformance suite of all file stores. `open` returns an empty one each time. */
export function describeFileStore(name: string, open: () => Promise<FileStore>): void {
  describe(`files in ${name}`, () => {
    it('stores a value, returns whether it existed, and replaces it', async () => {
      const store = await open()
      expect(await store.get('pictures/a.tif')).toBeNull()
      expect(await store.find('pictures/a.tif')).toBeNull()
      expect(await store.put('pictures/a.tif', Buffer.from('one'))).toBe(true)
      expect(await store.put('pictures/a.tif', Buffer.from('one'))).toBe(false)
      expect(String(await store.get('pictures/a.tif'))).toBe('one')
      const first = await store.find('pictures/a.tif')
      expect(first).toMatchObject({ key: 'pictures/a.tif', size: 3 })
      expect(await store.put('pictures/a.tif', Buffer.from('another'))).toBe(true)
      expect(String(await store.get('pictures/a.tif'))).toBe('another')
      const second = await store.find('pictures/a.tif')
      expect(second?.size).toBe(7)
      expect(second?.tag).not.toBe(first?.tag)
    })

    it('keeps every byte, also none and two million', async () => {
      const store = await open()
      const large = Buffer.from(Uint8Array.from({ length: 2_000_000 }, (_, i) => (i * 31 + (i >> 8)) % 256))
      for (const bytes of [Buffer.alloc(0), Buffer.from([0, 255, 10, 13]), large]) {
        await store.put('a/b.bin', bytes)
        expect(bytes.equals((await store.get('a/b.bin')) ?? Buffer.from('nothing'))).toBe(true)
      }
    })

    it('removes, and does not mind what is not there', async () => {
      const store = await open()
      await store.put('uploads/a.png', Buffer.from('a'))
      await store.remove('uploads/a.png')
      await store.remove('uploads/a.png')
      expect([await store.find('uploads/a.png'), await store.get('uploads/a.png')]).toEqual([null, null])
      expect(await keysOf(store.list(''))).toEqual([])
    })

    it('lists what begins with a prefix, whole keys with size and tag', async () => {
      const store = await open()
      for (const key of ['uploads/a.png', 'uploads/deep/er/b.png', 'pictures/c.tif', 'uploadsnot/d.png'])
        await store.put(key, Buffer.from(key))
      expect(await keysOf(store.list('uploads/'))).toEqual(['uploads/a.png', 'uploads/deep/er/b.png'])
      expect(await keysOf(store.list(''))).toEqual(['pictures/c.tif', 'uploads/a.png', 'uploads/deep/er/b.png', 'uploadsnot/d.png'])
      expect(await keysOf(store.list('none/'))).toEqual([])
      for await (const file of store.list('')) expect(file).toEqual(await store.find(file.key))
    })

    it('takes odd keys', async () => {
      const store = await open()
      for (const key of ODD_KEYS) expect(await store.put(key, Buffer.from(key)), key).toBe(true)
      for (const key of ODD_KEYS) expect(String(await store.get(key))).toBe(key)
      expect(await keysOf(store.list('uploads/'))).toEqual(ODD_KEYS.toSorted())
      for (const key of ODD_KEYS) await store.remove(key)
      expect(await keysOf(store.list(''))).toEqual([])
    })

    it('rejects invalid keys before writing anything', async () => {
      const store = await open()
      for (const key of NO_KEYS) {
        await expect(store.put(key, Buffer.from('x')), JSON.stringify(key)).rejects.toThrow('No key of a file')
        await expect(store.get(key), JSON.stringify(key)).rejects.toThrow('No key of a file')
        await expect(store.remove(key), JSON.stringify(key)).rejects.toThrow('No key of a file')
      }
      expect(await keysOf(store.list(''))).toEqual([])
    })

    it('of two concurrent writes of one file, one is stored completely', async () => {
      const store = await open()
      const [a, b] = ['a', 'b'].map((letter) => Buffer.from(letter.repeat(300_000)))
      await Promise.all([store.put('x/y', a!), store.put('x/y', b!), store.put('x/y', a!), store.put('x/y', b!)])
      const stored = await store.get('x/y')
      expect(stored?.equals(a!) === true || stored?.equals(b!) === true).toBe(true)
      expect(await keysOf(store.list(''))).toEqual(['x/y'])
    })

    it('answers, and does the same for work that can wait', async () => {
      const store = await open()
      await expect(store.check()).resolves.toBeUndefined()
      await store.patient().put('a', Buffer.from('a'))
      expect(String(await store.get('a'))).toBe('a')
      expect((await store.link('a', 60)) === null).toBe(store.linksFrom === null)
    })
  })
}

/** Keys of a listing, sorted. */
export async function keysOf(files: AsyncIterable<StoredFile>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files) keys.push(key)
  return keys.toSorted()
}
