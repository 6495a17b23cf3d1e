import { lazy, Suspense, type ComponentProps } from 'react'
import { loadNamespaces } from '../../language/i18n.ts'
import type { MonitorDialog } from './monitor-dialog.tsx'

const Dialog = lazy(async () => {
  const [module] = await Promise.all([import('./monitor-dialog.tsx'), loadNamespaces(['monitors', 'form'])])
  return { default: module.MonitorDialog }
})

/** The dialog that creates or changes a monitor, with its code and texts loaded when it is opened. */
export function LateMonitorDialog(props: ComponentProps<typeof MonitorDialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
