import { serveChild } from '@gezhi/threads'
import { runSemanticBuild } from './threads/run-semantic-build.ts'
import { SEMANTIC_CHILD } from './threads/semantic-child-protocol.ts'

await serveChild(SEMANTIC_CHILD, (build, report) =>
  runSemanticBuild(build, {
    external: null,
    onProgress: (progress) => report({ progress }),
    warn: (warning) => report({ warning }),
  }),
)
