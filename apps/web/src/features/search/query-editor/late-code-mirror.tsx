import { lazy, Suspense, type ComponentProps } from 'react'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import type { CodeMirror } from './code-mirror.tsx'

const Editor = lazy(async () => ({ default: (await import('./code-mirror.tsx')).CodeMirror }))

/** The editor of a page: its space is reserved and the rest of the page can be used while its code is loading. */
export function LateCodeMirror(props: ComponentProps<typeof CodeMirror>) {
  return (
    <Suspense
      fallback={
        <div className={props.className}>
          <WaitingBar />
        </div>
      }
    >
      <Editor {...props} />
    </Suspense>
  )
}
