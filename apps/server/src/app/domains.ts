import { assistantDomain } from '../assistant/assistant-domain.ts'
import { analysisDomain } from '../analysis/analysis-domain.ts'
import { accountsDomain } from '../accounts/accounts-domain.ts'
import { developmentDomain } from '../accounts/development/development-domain.ts'
import { classificationDomain } from '../classification/classification-domain.ts'
import { companiesDomain } from '../companies/companies-domain.ts'
import { contentDomain } from '../content/content-domain.ts'
import type { Domain } from '../platform/domain.ts'
import { exportsDomain } from '../exports/exports-domain.ts'
import { followsDomain } from '../follows/follows-domain.ts'
import { monitorsDomain } from '../monitors/monitors-domain.ts'
import { groupsDomain } from '../groups/groups-domain.ts'
import { graphDomain } from '../graph/graph-domain.ts'
import { landscapeDomain } from '../landscape/landscape-domain.ts'
import { libraryDomain } from '../library/library-domain.ts'
import { notesDomain } from '../notes/notes-domain.ts'
import { operationsDomain } from '../operations/operations-domain.ts'
import { openApiDomain } from '../open-api/open-api-domain.ts'
import { paymentDomain } from '../payment/payment-domain.ts'
import { patentsDomain } from '../patents/patents-domain.ts'
import { projectsDomain } from '../projects/projects-domain.ts'
import { picturesDomain } from '../pictures/pictures-domain.ts'
import { screeningDomain } from '../screening/screening-domain.ts'
import { searchDomain } from '../search/search-domain.ts'
import { noveltyDomain } from '../novelty/novelty-domain.ts'
import { valuationDomain } from '../valuation/valuation-domain.ts'
import { trademarksDomain } from '../trademarks/trademarks-domain.ts'
import { strategiesDomain } from '../strategies/strategies-domain.ts'
import { workspacesDomain } from '../workspaces/workspaces-domain.ts'

/** Every domain of the server. Each may use the services of those before it. */
export const DOMAINS: readonly Domain[] = [
  accountsDomain,
  developmentDomain,
  libraryDomain,
  strategiesDomain,
  contentDomain,
  classificationDomain,
  patentsDomain,
  followsDomain,
  notesDomain,
  exportsDomain,
  workspacesDomain,
  projectsDomain,
  screeningDomain,
  picturesDomain,
  searchDomain,
  trademarksDomain,
  companiesDomain,
  groupsDomain,
  landscapeDomain,
  analysisDomain,
  noveltyDomain,
  graphDomain,
  monitorsDomain,
  paymentDomain,
  valuationDomain,
  openApiDomain,
  assistantDomain,
  operationsDomain,
]
