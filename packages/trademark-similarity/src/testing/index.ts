export { generatedMarks } from './generated-marks.ts'
export { similarMarkCases, type SimilarMarkCase } from './similar-mark-cases.ts'
