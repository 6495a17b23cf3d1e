import { lazy, Suspense, type RefObject } from 'react'
import { useSigns } from './signs-context.tsx'

const SignLayer = lazy(async () => ({ default: (await import('./sign-layer.tsx')).SignLayer }))

/** The reference signs in a column of text, once they are read. */
export function LateSignLayer({ column }: { column: RefObject<HTMLElement | null> }) {
  const { table } = useSigns()
  if (table === null || table.signs.length === 0) return null
  return (
    <Suspense fallback={null}>
      <SignLayer column={column} />
    </Suspense>
  )
}
