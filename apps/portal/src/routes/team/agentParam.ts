/** Name of the query parameter with the agent who is initially chosen on /assignments. */
export const agentParam = 'agent';
