import { serveThread, threadSettings } from '@gezhi/threads'
import { ownSources } from '../mappings/own-sources.ts'
import { SOURCES } from '../sources/every-source.ts'
import { ReadSteps } from './read-steps.ts'
import { READING_THREAD } from './reading-protocol.ts'

const sources = [...ownSources(threadSettings(READING_THREAD)), ...SOURCES]
let steps: ReadSteps | null = null

serveThread(READING_THREAD, {
  open: (file) => {
    steps = new ReadSteps(file, sources)
  },
  next: (progress) => steps!.next(progress),
})
