// Generated from calls.ts by `npm run generate`; a test compares the two.
/** Method and path of every call by domain: all that a browser needs of the contract at run time. */
export const ROUTES = {
  accounts: {
    getGuestToken: ['GET', '/api/user/user/getYoukeToken'],
  },
  search: {
    searchPatents: ['POST', '/api/search/ts/search'],
    validateQuery: ['POST', '/api/search/validate/v'],
  },
  patents: {
    searchDetail: ['POST', '/api/search/ts/searchDetail'],
    getDrawing: ['GET', '/api/search/ts/drawing', 'file'],
  },
} as const
