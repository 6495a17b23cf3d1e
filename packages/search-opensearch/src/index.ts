export { dropShadowIndex, openOpenSearchEngine, type IndexAddress, type OpenSearchEngineOptions } from './open-opensearch-engine.ts'
export { readClusterHealth, type ClusterDisk, type ClusterHealth } from './read-cluster-health.ts'
export type { DiskLevel } from './watermarks.ts'
