/** Calls that end the session of whoever calls them: after one of them all others would only be rejected. */
export const ENDING_SESSION = ['logout', 'displaceOwnSession', 'displaceColleague', 'requestCancellation']
