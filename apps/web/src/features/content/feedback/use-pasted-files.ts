import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Calls `onFiles` with files pasted anywhere into the form of an element; text is pasted as usual. Returns the ref of the element. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const form = element.current?.closest('form')
    const paste = (event: ClipboardEvent) => take(event)
    form?.addEventListener('paste', paste)
    return () => form?.removeEventListener('paste', paste)
  }, [])
  return element
}
