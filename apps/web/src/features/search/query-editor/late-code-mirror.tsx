import { lazy, Suspense, type ComponentProps } from 'react'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import type { CodeMirror } from './code-mirror.tsx'

const Editor = lazy(async () => ({ default: (await import('./code-mirror.tsx')).CodeMirror }))

/** The editor of a page: its place is kept and the rest of the page can be used while its code comes. */
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
