/** Name of the query parameter with the agent who is chosen at first on /assignments. */
export const agentParam = 'agent';
