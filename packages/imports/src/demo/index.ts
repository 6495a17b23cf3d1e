export { DEMO_CORPUS_DATE } from './calendar.ts'
export { drawingSvg } from './drawings/drawing-svg.ts'
export { demoPatents, LARGEST_DEMO_CORPUS, type DemoCorpusOptions } from './demo-patents.ts'
export { DEMO_CORPUS_VERSION, DEMO_NOTICE } from './write-record.ts'
