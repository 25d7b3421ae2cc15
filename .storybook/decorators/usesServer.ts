/** Whether a story shows widgets or screens, which talk to a server. The elements bring their own client. */
export const usesServer = (title: string) =>
  /^(CRM|Screens|Flows)\/|^Embedding\/Widgets/.test(title);
