export { dropIndexAside, indexAside, openOpenSearchEngine, type OpenSearchEngineOptions } from './open-opensearch-engine.ts'
