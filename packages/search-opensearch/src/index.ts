export { indexAside, openOpenSearchEngine, type OpenSearchEngineOptions } from './open-opensearch-engine.ts'
