import { lazy, Suspense, type ComponentProps } from 'react'
import { loadNamespaces } from '../../language/i18n.ts'
import type { StrategyDialog } from './strategy-dialog.tsx'

const Dialog = lazy(async () => {
  const [module] = await Promise.all([import('./strategy-dialog.tsx'), loadNamespaces(['strategies', 'form', 'search'])])
  return { default: module.StrategyDialog }
})

/** The dialog that saves or changes a strategy, with its code and texts loaded when it is opened. */
export function LateStrategyDialog(props: ComponentProps<typeof StrategyDialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
