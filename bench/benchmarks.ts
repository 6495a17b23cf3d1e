import type { Benchmark } from './benchmark.ts'
import { charts } from './benchmarks/charts.ts'
import { companies } from './benchmarks/companies.ts'
import { customFields } from './benchmarks/custom-fields.ts'
import { documents } from './benchmarks/documents.ts'
import { engine } from './benchmarks/engine.ts'
import { engines } from './benchmarks/engines.ts'
import { folder } from './benchmarks/folder.ts'
import { graph } from './benchmarks/graph.ts'
import { graphFrames } from './benchmarks/graph-frames.ts'
import { hostile } from './benchmarks/hostile.ts'
import { http } from './benchmarks/http.ts'
import { importFiles } from './benchmarks/import.ts'
import { importMarks } from './benchmarks/import-marks.ts'
import { landscape } from './benchmarks/landscape.ts'
import { landscapeFrames } from './benchmarks/landscape-frames.ts'
import { logins } from './benchmarks/logins.ts'
import { semantic } from './benchmarks/semantic.ts'
import { novelty } from './benchmarks/novelty.ts'
import { offered } from './benchmarks/offered.ts'
import { parser } from './benchmarks/parser.ts'
import { pictureScan } from './benchmarks/picture-scan.ts'
import { pictures } from './benchmarks/pictures.ts'
import { polls } from './benchmarks/polls.ts'
import { postgres } from './benchmarks/postgres.ts'
import { postings } from './benchmarks/postings.ts'
import { recordFrames } from './benchmarks/record-frames.ts'
import { relevance } from './benchmarks/relevance.ts'
import { search } from './benchmarks/search.ts'
import { similarMarks } from './benchmarks/similar-marks.ts'
import { soak } from './benchmarks/soak.ts'
import { start } from './benchmarks/start.ts'
import { suggestions } from './benchmarks/suggestions.ts'
import { twins } from './benchmarks/twins.ts'
import { valuation } from './benchmarks/valuation.ts'
import { web } from './benchmarks/web.ts'

/** Every benchmark of `npm run bench`. */
export const BENCHMARKS: readonly Benchmark[] = [
  start,
  search,
  http,
  hostile,
  soak,
  logins,
  polls,
  engine,
  engines,
  postings,
  postgres,
  importFiles,
  importMarks,
  recordFrames,
  parser,
  web,
  relevance,
  semantic,
  suggestions,
  offered,
  documents,
  folder,
  twins,
  similarMarks,
  companies,
  pictures,
  pictureScan,
  landscape,
  landscapeFrames,
  charts,
  valuation,
  novelty,
  graph,
  graphFrames,
  customFields,
]
