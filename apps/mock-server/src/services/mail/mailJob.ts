/** The kind of the jobs that deliver mails; their ids are the mails'. */
export const mailJob = 'mail';
