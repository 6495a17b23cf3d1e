import { useEffect, useState } from 'react'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
}

/** ms after the last key press before the list is loaded again. */
const PAUSE = 300

/** A box that filters a list after a pause in typing, or at once on Enter. */
export function SearchField({ label, value, onValue }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onValue(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- depends on the text, not on the function
  }, [typed])
  return (
    <input
      type="search"
      className="gz-input"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onValue(typed.trim())
      }}
    />
  )
}
