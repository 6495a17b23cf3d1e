export { dropShadowIndex, openOpenSearchEngine, type IndexAddress, type OpenSearchEngineOptions } from './open-opensearch-engine.ts'
