import { useEffect, useState } from 'react'

/** Typing must rest this long before anything is asked about it. */
const REST_MS = 300

/** What was typed, once typing has rested. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
