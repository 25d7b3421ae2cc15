export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process listens. */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the database answers. */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this installation has configured. */
        get: operations["config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates an account and signs in. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with email and password. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with an ID token of Google; a role completes the profile. */
        post: operations["google"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with the authorization code that Google sent to the callback page. */
        post: operations["googleCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends this session, or with all=true every session of the user. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user. */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the own names, or completes the profile with role and company. */
        put: operations["profile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms an email address by the link of its mail. */
        post: operations["verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/disown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes an account that somebody else registered, by the link that was mailed to its address. */
        post: operations["disown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the link that confirms the own address once more. */
        post: operations["sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link for a new password; answers alike whether the address is known or not. */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password by a link and signs out everywhere; an account whose address a mailed link proves for the first time starts anew, outside any company. */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the own password, so that this session counts as newly signed in. */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the own password and signs out everywhere else. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the user is signed in, last used first. */
        get: operations["sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs out one of the own sessions. */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies that a person can join. */
        get: operations["companies"];
        put?: never;
        /** Founds a company, whose administrator the caller becomes. */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Shows the own company in the public list, or hides it.
         * @description For administrators.
         */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a link that lets whoever opens it join with a role, for 7 days.
         * @description For managers and administrators.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of the company and who waits to join it, by name.
         * @description For managers and administrators.
         */
        get: operations["members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a member another role; the sign-in must be less than 10 minutes old.
         * @description For managers and administrators. The sign-in must be less than 10 minutes old; otherwise the answer is 403 `reauthenticate`.
         */
        put: operations["updateMember"];
        post?: never;
        /**
         * Takes a member out of the company; their leads stay and are handed on.
         * @description For managers and administrators. The sign-in must be less than 10 minutes old; otherwise the answer is 403 `reauthenticate`.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People who wait to join the company, longest waiting first.
         * @description For managers and administrators.
         */
        get: operations["pendingMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets somebody join with a role; their private leads move along.
         * @description For managers and administrators.
         */
        post: operations["approveMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuses to let somebody join.
         * @description For managers and administrators.
         */
        post: operations["rejectMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{id}/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a link for a member who lost their password; administrators only.
         * @description For administrators. The sign-in must be less than 10 minutes old; otherwise the answer is 403 `reauthenticate`.
         */
        post: operations["memberResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts over every lead the caller may read. */
        get: operations["stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leads the caller may read; Link and X-Total-Count headers carry paging and total. */
        get: operations["leads"];
        put?: never;
        /** Creates a lead and names likely duplicates. */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One lead. */
        get: operations["lead"];
        /** Changes a lead; If-Match with its version guards against overwriting. */
        put: operations["updateLead"];
        post?: never;
        /** Deletes a lead, which can be restored for 30 days. */
        delete: operations["deleteLead"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings back a deleted lead. */
        post: operations["restoreLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a lead to an agent, or to nobody.
         * @description For managers and administrators.
         */
        post: operations["assignLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives many leads to one agent, to nobody, or spreads them fairly; all or none.
         * @description For managers and administrators.
         */
        post: operations["assignLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a lead, newest first. */
        get: operations["activities"];
        put?: never;
        /** Notes a call or a WhatsApp message that the caller begins. */
        post: operations["createActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/scan-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads a business card. */
        post: operations["scanCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every lead that the list's filters find, as a spreadsheet.
         * @description For managers and administrators. The sign-in must be less than 10 minutes old; otherwise the answer is 403 `reauthenticate`.
         */
        get: operations["exportLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A workbook to fill in, with an example and the allowed values. */
        get: operations["importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an .xlsx or .csv file, looks through it and proposes what its columns hold. */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An import and its progress; for whoever uploaded it, managers and administrators. */
        get: operations["import"];
        /** Looks through the rows again, with another mapping. */
        put: operations["updateImport"];
        post?: never;
        /** Discards an import, stops it, or removes its leads; those changed since are kept. */
        delete: operations["undoImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Imports the good rows in the background; all of them show at once, at the end. */
        post: operations["commitImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows with errors as a file: their columns, and the reason. */
        get: operations["importReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/emails/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a mail to a lead: tried at once for 2 s, then again in the background. */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails to the caller's leads with their states, newest first. */
        get: operations["emails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/emails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries a mail again now that failed or waits. */
        post: operations["retryEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails to the caller's leads that stayed here, as no mail server is set up. */
        get: operations["mailbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites a lead to a meeting, by mail with an iCalendar file. */
        post: operations["createMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of the company, latest first. */
        get: operations["events"];
        put?: never;
        /** Creates an event. */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes an event; for whoever created it, managers and administrators. */
        put: operations["updateEvent"];
        post?: never;
        /** Deletes an event; its leads stay. For its creator, managers and administrators. */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/create-leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an event's attendees leads and names likely duplicates. */
        post: operations["createEventLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of the company with their figures, by name.
         * @description For managers and administrators.
         */
        get: operations["users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/communications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Emails, calls, messages and meetings of the caller's leads, newest first. */
        get: operations["communications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what, newest first.
         * @description For administrators.
         */
        get: operations["audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/generate-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes an email to a lead, to be read and sent by the caller; stores nothing. */
        post: operations["generateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        RegisterInput: {
            username: string;
            email: string;
            password: string;
            first_name: string;
            last_name: string;
            /** @enum {string} */
            role?: "agent" | "manager" | "admin";
            company_id?: string | null;
            company_name?: string | null;
            /** @description Joins at once, with the role of the invitation */
            invite_token?: string | null;
        };
        LoginInput: {
            email: string;
            password: string;
        };
        GoogleInput: {
            id_token: string;
            /** @enum {string} */
            role?: "agent" | "manager" | "admin";
            company_id?: string | null;
        };
        GoogleCallbackInput: {
            code: string;
            redirect_uri: string;
            /** @description Compared by the page before it makes this call */
            state: string;
            /** @description Where the request carried one */
            nonce?: string;
            /** @description PKCE, where used */
            code_verifier?: string;
        };
        ProfileInput: {
            username?: string;
            first_name?: string;
            last_name?: string;
            /** @enum {string} */
            role?: "agent" | "manager" | "admin";
            company_id?: string | null;
            company_name?: string | null;
            invite_token?: string | null;
            /** @description Ignored */
            is_activated?: boolean;
        };
        VerifyInput: {
            token: string;
        };
        DisownInput: {
            token: string;
        };
        ForgotPasswordInput: {
            email: string;
        };
        ResetPasswordInput: {
            token: string;
            password: string;
        };
        ReauthenticateInput: {
            password: string;
        };
        ChangePasswordInput: {
            /** @description Absent for accounts that have none, and only sign in with Google */
            current_password?: string | null;
            new_password: string;
        };
        CompanyInput: {
            name: string;
        };
        CompanyUpdate: {
            listed: boolean;
        };
        InviteInput: {
            /** @enum {string} */
            role: "agent" | "manager" | "admin";
        };
        MemberInput: {
            /** @enum {string} */
            role: "agent" | "manager" | "admin";
        };
        ApproveInput: {
            /** @enum {string} */
            role: "agent" | "manager" | "admin";
        };
        LeadInput: {
            first_name: string;
            last_name?: string;
            email: string;
            phone?: string;
            company?: string;
            position?: string;
            notes?: string;
            /**
             * @description Read in any capitalisation
             * @enum {string}
             */
            lead_status?: "Hot" | "Warm" | "Cold" | "Closed";
            /**
             * @description Read in any capitalisation
             * @enum {string}
             */
            status?: "hot" | "warm" | "cold" | "closed";
            source?: string;
            /**
             * @description Read in any capitalisation
             * @enum {string}
             */
            lead_type?: "All Leads" | "Event Leads" | "Action Required" | "Pending Follow-up";
        };
        LeadUpdate: {
            first_name?: string;
            last_name?: string;
            email?: string;
            phone?: string;
            company?: string;
            position?: string;
            notes?: string;
            /**
             * @description Read in any capitalisation
             * @enum {string}
             */
            lead_status?: "Hot" | "Warm" | "Cold" | "Closed";
            /**
             * @description Read in any capitalisation
             * @enum {string}
             */
            status?: "hot" | "warm" | "cold" | "closed";
            source?: string;
            /**
             * @description Read in any capitalisation
             * @enum {string}
             */
            lead_type?: "All Leads" | "Event Leads" | "Action Required" | "Pending Follow-up";
        };
        AssignInput: {
            userId: string | null;
        };
        AssignManyInput: {
            lead_ids: string[];
            /** @description User id of an agent, null for nobody, or `fair` */
            userId: "fair" | string | null;
        };
        ActivityInput: {
            /** @enum {string} */
            type: "call" | "whatsapp";
        };
        ScanInput: {
            /** @description Base64 or a data URL; JPEG, PNG or WebP, at most 10 MB decoded */
            image_data: string;
            /** @description Accepted; the session's company counts */
            company_id?: string | null;
            lead_type?: string | null;
        };
        ImportUpdate: {
            mapping: components["schemas"]["ImportMapping"];
        };
        ImportMapping: (("first_name" | "last_name" | "full_name" | "email" | "phone" | "company" | "position" | "lead_status" | "lead_type" | "source" | "notes" | "assigned_to") | null)[];
        ImportCommit: {
            mapping?: components["schemas"]["ImportMapping"];
        };
        SendEmailInput: {
            /** @description Identifier (UUIDv7) */
            leadId: string;
            subject: string;
            content: string;
        };
        MeetingInput: {
            title: string;
            start: string;
            duration_minutes: number;
            /** @description Place or link */
            place?: string;
            note?: string;
        };
        EventInput: {
            name: string;
            location: string;
            start_date: string;
            end_date: string;
            description?: string;
            photo_url?: string | "";
            event_url?: string | "";
        };
        EventUpdate: {
            name?: string;
            location?: string;
            start_date?: string;
            end_date?: string;
            description?: string;
            photo_url?: string | "";
            event_url?: string | "";
        };
        CreateLeadsInput: {
            attendees: components["schemas"]["Attendee"][];
        };
        Attendee: {
            firstName: string;
            lastName: string;
            email: string;
            phone?: string;
            company?: string;
            position?: string;
        };
        GenerateEmailInput: {
            /** @description Identifier (UUIDv7) */
            leadId: string;
            /** @enum {string} */
            emailType: "initial" | "follow_up_3_day" | "follow_up_1_week" | "follow_up_1_month";
            /** @description What a model should know or do beside; the built-in writer leaves it aside */
            context?: (string | {
                [key: string]: string | number | boolean | null;
            }) | null;
        };
        Problem: {
            /** @description HTTP status code */
            status: number;
            /** @description Short name of the kind of problem */
            title: string;
            /** @description What happened and what to do, for a person */
            detail: string;
            /** @enum {string} */
            code: "malformed" | "unauthorized" | "wrong_credentials" | "google_refused" | "forbidden" | "unverified" | "reauthenticate" | "not_found" | "method_not_allowed" | "email_taken" | "username_taken" | "company_taken" | "already_member" | "do_not_contact" | "already_sent" | "membership_changed" | "last_admin" | "import_state" | "idempotency_running" | "stale" | "too_large" | "unsupported_type" | "invalid" | "idempotency_mismatch" | "unreadable_image" | "unreadable_file" | "too_many_requests" | "busy" | "upstream" | "unavailable" | "internal";
            /** @description Fields, on 422 */
            errors?: components["schemas"]["FieldError"][];
        };
        FieldError: {
            /** @description Dotted path of the field, for example `email` */
            path: string;
            /** @description Sentence for a person */
            message: string;
        };
        Config: {
            /** @description Null: Google sign-in is not set up, or can not be reached */
            google: {
                client_id: string;
                /**
                 * Format: uri
                 * @description Where the browser is sent
                 */
                authorization_endpoint: string;
            } | null;
            ai: {
                /** @description False: the built-in writer composes */
                configured: boolean;
                model: string | null;
            };
            mail: {
                /** @description False: mail stays in the local mailbox */
                smtp: boolean;
            };
            /** @description Whether the demo sign-ins exist */
            demo: boolean;
        };
        Registration: {
            /** @description Opaque; send as `Authorization: Bearer …` */
            access_token: string;
            user: components["schemas"]["User"];
            /** @description Whether the welcome email could be sent */
            email_sent: boolean;
        };
        User: {
            /** @description Identifier (UUIDv7) */
            id: string;
            first_name: string;
            last_name: string;
            username: string;
            email: string;
            /** @enum {string} */
            role: "agent" | "manager" | "admin" | "pending";
            /** @description Null while without a company */
            company_id: string | null;
            company_name: string | null;
            /** @description Company whose approval the user waits for */
            pending_company_id: string | null;
            /** @description False while waiting for approval */
            is_activated: boolean;
            email_verified: boolean;
        };
        Session: {
            /** @description Opaque; send as `Authorization: Bearer …` */
            access_token: string;
            user: components["schemas"]["User"];
        };
        GoogleSession: {
            /** @description Opaque; send as `Authorization: Bearer …` */
            access_token: string;
            user: components["schemas"]["User"];
            /** @description Whether this call made the account */
            is_new_user: boolean;
        };
        Accepted: {
            /** @description What happens next, for a person */
            detail: string;
        };
        Device: {
            /** @description Identifier (UUIDv7) */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            last_used_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expires_at: string;
            /** @description What the browser called itself */
            user_agent: string;
            /** @description Whether this request came from it */
            is_current: boolean;
        };
        Company: {
            /** @description Identifier (UUIDv7) */
            company_id: string;
            /** @description Name as shown in the company list */
            name: string;
        };
        OwnCompany: {
            /** @description Identifier (UUIDv7) */
            company_id: string;
            /** @description Name as shown in the company list */
            name: string;
            /** @description Whether the public list shows it */
            listed: boolean;
        };
        Invite: {
            /** Format: uri */
            link: string;
            /** @enum {string} */
            role: "agent" | "manager" | "admin";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expires_at: string;
        };
        Member: {
            /** @description Identifier (UUIDv7) */
            id: string;
            first_name: string;
            last_name: string;
            username: string;
            email: string;
            /** @enum {string} */
            role: "agent" | "manager" | "admin" | "pending";
            /** @description Null while without a company */
            company_id: string | null;
            company_name: string | null;
            /** @description Company whose approval the user waits for */
            pending_company_id: string | null;
            /** @description False while waiting for approval */
            is_activated: boolean;
            email_verified: boolean;
            /** @enum {string} */
            state: "active" | "waiting";
            /** @description Leads assigned to them, or created by them and unassigned */
            owned_leads: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            created_at: string;
        };
        Removal: {
            /** @description Leads that were handed on or became unassigned */
            leads: number;
            leads_to: string | null;
        };
        PendingMember: {
            user: components["schemas"]["User"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            requested_at: string;
            /** @description Leads of their private workspace, which move along on approval */
            private_leads: number;
        };
        ResetLink: {
            /** Format: uri */
            link: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expires_at: string;
        };
        DashboardStats: {
            total_leads: number;
            hot_leads: number;
            warm_leads: number;
            cold_leads: number;
            action_required: number;
            pending_followup: number;
            event_leads: number;
            all_leads: number;
            unassigned_leads: number;
            /** @description Percent, one decimal: created in the last 30 days against the 30 before; null where there is nothing to compare */
            changes: {
                total_leads: number | null;
                hot_leads: number | null;
                action_required: number | null;
                event_leads: number | null;
            };
        };
        Lead: {
            /** @description Identifier (UUIDv7) */
            id: string;
            first_name: string;
            last_name: string;
            email: string;
            phone: string;
            company: string;
            position: string;
            /** @enum {string} */
            lead_status: "Hot" | "Warm" | "Cold" | "Closed";
            /**
             * @description The lower-case form of lead_status, always in agreement
             * @enum {string}
             */
            status: "hot" | "warm" | "cold" | "closed";
            notes: string;
            source: string;
            /** @enum {string} */
            lead_type: "All Leads" | "Event Leads" | "Action Required" | "Pending Follow-up";
            /** @description User id of the agent, or null */
            assignedTo: string | null;
            event_id: string | null;
            /** @description Asked for no more mail: none can be sent */
            do_not_contact: boolean;
            /** @description Identifier (UUIDv7) */
            created_by: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updated_at: string;
            /** @description Counts changes; the value of If-Match */
            version: number;
        };
        CreatedLead: {
            /** @description Identifier (UUIDv7) */
            id: string;
            first_name: string;
            last_name: string;
            email: string;
            phone: string;
            company: string;
            position: string;
            /** @enum {string} */
            lead_status: "Hot" | "Warm" | "Cold" | "Closed";
            /**
             * @description The lower-case form of lead_status, always in agreement
             * @enum {string}
             */
            status: "hot" | "warm" | "cold" | "closed";
            notes: string;
            source: string;
            /** @enum {string} */
            lead_type: "All Leads" | "Event Leads" | "Action Required" | "Pending Follow-up";
            /** @description User id of the agent, or null */
            assignedTo: string | null;
            event_id: string | null;
            /** @description Asked for no more mail: none can be sent */
            do_not_contact: boolean;
            /** @description Identifier (UUIDv7) */
            created_by: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updated_at: string;
            /** @description Counts changes; the value of If-Match */
            version: number;
            duplicates: components["schemas"]["Duplicate"][];
        };
        Duplicate: {
            /** @description Identifier (UUIDv7) */
            id: string;
            /** @enum {string} */
            reason: "email" | "phone";
        };
        AssignedLeads: {
            /** @description Leads that changed hands */
            assigned: number;
            /** @description All the chosen leads as they are now */
            leads: components["schemas"]["Lead"][];
        };
        Activity: {
            /** @description Identifier (UUIDv7) */
            id: string;
            /** @enum {string} */
            type: "created" | "imported" | "status_changed" | "edited" | "assigned" | "unassigned" | "deleted" | "restored" | "email" | "call" | "whatsapp" | "meeting" | "unsubscribed";
            title: string;
            description: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
        };
        Scan: {
            suggested_lead: components["schemas"]["SuggestedLead"];
            /** @description False: no card was found; all fields are empty */
            readable: boolean;
            confidence: {
                first_name: number;
                last_name: number;
                email: number;
                phone: number;
                company: number;
                position: number;
            };
            regions: {
                first_name?: [
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ]
                ];
                last_name?: [
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ]
                ];
                email?: [
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ]
                ];
                phone?: [
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ]
                ];
                company?: [
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ]
                ];
                position?: [
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ],
                    [
                        number,
                        number
                    ]
                ];
            };
            /** @description Why a field should be checked, for a person */
            reasons: {
                first_name?: string;
                last_name?: string;
                email?: string;
                phone?: string;
                company?: string;
                position?: string;
            };
            alternatives: {
                phones: {
                    number: string;
                    /** @enum {string} */
                    kind: "mobile" | "office" | "fax" | "";
                }[];
                names: string[];
            };
            also: {
                web: string[];
                handles: string[];
                address: string[];
            };
            /** @description Every line read, top to bottom */
            text: string[];
        };
        SuggestedLead: {
            first_name: string;
            last_name: string;
            email: string;
            phone: string;
            company: string;
            position: string;
            /** @enum {string} */
            lead_status: "Hot" | "Warm" | "Cold" | "Closed";
            /** @enum {string} */
            lead_type: "All Leads" | "Event Leads" | "Action Required" | "Pending Follow-up";
            source: string;
            notes: string;
        };
        Import: {
            /** @description Identifier (UUIDv7) */
            id: string;
            file_name: string;
            /** @enum {string} */
            format: "xlsx" | "csv";
            /** @enum {string} */
            status: "ready" | "queued" | "importing" | "done" | "failed" | "undoing" | "undone";
            columns: {
                name: string;
                /** @description First different values */
                samples: string[];
            }[];
            /** @description Field of each column; proposed until commit */
            mapping: (("first_name" | "last_name" | "full_name" | "email" | "phone" | "company" | "position" | "lead_status" | "lead_type" | "source" | "notes" | "assigned_to") | null)[];
            /** @description The first 100 rows under this mapping */
            rows: components["schemas"]["ImportRow"][];
            counts: {
                /** @description Rows of the file, without header and empty rows */
                total: number;
                valid: number;
                /** @description Rows with errors: reported, not imported */
                invalid: number;
                /** @description Valid rows that likely repeat a lead or a row */
                duplicates: number;
                /** @description Leads that were made */
                imported: number;
                /** @description Leads that the undoing removed */
                removed: number;
                /** @description Leads that the undoing kept, because they were changed */
                kept: number;
            };
            progress: {
                done: number;
                total: number;
            };
            /** @description Why it failed, for a person */
            error: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Until then it can be committed, reported and undone; then its rows are gone
             */
            expires_at: string;
        };
        ImportRow: {
            /** @description Number of the row in the file */
            row: number;
            values: {
                [key: string]: string;
            };
            /** @description Empty: the row will be imported */
            errors: components["schemas"]["FieldError"][];
            /** @description Who is likely the same person; the row is imported all the same */
            duplicates: {
                /** @enum {string} */
                reason: "email" | "phone";
                /** @description A lead that stands */
                id: string | null;
                /** @description An earlier row of the file */
                row: number | null;
            }[];
        };
        Dispatch: {
            /** @description Identifier (UUIDv7) */
            id: string;
            /**
             * @description queued: it goes on being tried, or `error` says why not
             * @enum {string}
             */
            status: "sent" | "queued";
            /** @description Why the first try failed, or null */
            error: string | null;
        };
        Email: {
            /** @description Identifier (UUIDv7) */
            id: string;
            /** @description Identifier (UUIDv7) */
            lead_id: string;
            /** @description User id of the sender */
            sent_by: string;
            to: string;
            subject: string;
            /** @description What the sender wrote */
            content: string;
            /** @enum {string} */
            status: "queued" | "sent" | "failed";
            /** @description Why the last try failed, or null */
            error: string | null;
            attempts: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            created_at: string;
            sent_at: string | null;
        };
        MailboxMail: {
            /** @description Identifier (UUIDv7) */
            id: string;
            /** @description Identifier (UUIDv7) */
            lead_id: string;
            from: string;
            reply_to: string;
            to: string;
            subject: string;
            text: string;
            /** @description Show it in a sandboxed frame only */
            html: string;
            /** @description iCalendar file (RFC 5545) of an invitation, or null */
            calendar: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            created_at: string;
        };
        Meeting: {
            /** @description Identifier (UUIDv7) */
            id: string;
            /** @description Identifier (UUIDv7) */
            lead_id: string;
            title: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            start: string;
            duration_minutes: number;
            place: string;
            note: string;
            /** @description The invitation */
            email: components["schemas"]["Dispatch"];
        };
        Event: {
            /** @description Identifier (UUIDv7) */
            id: string;
            name: string;
            description: string;
            location: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            start_date: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            end_date: string;
            /** @description http(s) address or '' */
            photo_url: string;
            /** @description http(s) address or '' */
            event_url: string;
            /** @description Leads of the event that the caller may read */
            lead_count: number;
            /** @description Identifier (UUIDv7) */
            created_by: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updated_at: string;
        };
        CreatedLeads: {
            createdLeads: components["schemas"]["CreatedLead"][];
        };
        TeamUser: {
            /** @description Identifier (UUIDv7) */
            id: string;
            first_name: string;
            last_name: string;
            username: string;
            email: string;
            /** @enum {string} */
            role: "agent" | "manager" | "admin" | "pending";
            /** @description Null while without a company */
            company_id: string | null;
            company_name: string | null;
            /** @description Company whose approval the user waits for */
            pending_company_id: string | null;
            /** @description False while waiting for approval */
            is_activated: boolean;
            email_verified: boolean;
            /** @description Leads they own: assigned to them, or captured by them and unassigned */
            total_leads: number;
            /** @description Hot leads they own */
            hot_leads: number;
            emails_this_week: number;
            calls_this_week: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            created_at: string;
        };
        Communication: {
            /** @description Identifier (UUIDv7) */
            id: string;
            /** @enum {string} */
            type: "email" | "call" | "whatsapp" | "meeting";
            lead: {
                /** @description Identifier (UUIDv7) */
                id: string;
                first_name: string;
                last_name: string;
                company: string;
            };
            title: string;
            description: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            created_at: string;
            /** @description The mail that went with it, or null */
            email_id: string | null;
            /** @description State of the mail, or null */
            status: ("queued" | "sent" | "failed") | null;
            /** @description Why the last try failed, or null */
            error: string | null;
        };
        AuditEntry: {
            /** @description Identifier (UUIDv7) */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
            actor: {
                /** @description Identifier (UUIDv7) */
                id: string;
                name: string;
            };
            /** @enum {string} */
            action: "lead_assigned" | "lead_unassigned" | "lead_deleted" | "lead_restored" | "leads_exported" | "leads_imported" | "import_undone" | "event_deleted" | "member_approved" | "member_rejected" | "member_removed" | "member_left" | "role_changed" | "reset_link_made" | "password_changed" | "company_created" | "company_changed" | "invite_made";
            subject: {
                /** @enum {string} */
                type: "lead" | "event" | "user" | "company" | "import" | "export";
                id: string | null;
                name: string;
            };
            /** @description What changed, as it was */
            before: {
                [key: string]: string | number | boolean | null;
            } | null;
            /** @description What changed, as it became */
            after: {
                [key: string]: string | number | boolean | null;
            } | null;
        };
        GeneratedEmail: {
            subject: string;
            /** @description Plain text, signed with the name of the caller */
            content: string;
            /** @description `built-in`, or the name of the model that wrote */
            writer: string;
        };
    };
    responses: {
        /** @description The request could not be understood. */
        Problem400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request did not arrive in time. */
        Problem408: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There were too many requests; try again after Retry-After. */
        Problem429: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address or the headers of the request are too long. */
        Problem431: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something went wrong in the server. */
        Problem500: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server can not do this at the moment; try again after Retry-After. */
        Problem503: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request conflicts with what exists or is running, or the membership has changed. */
        Problem409: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        Problem413: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has a type that this call does not take. */
        Problem415: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fields were not accepted; `errors` names each of them. */
        Problem422: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no session, or it has ended; or the sign-in was refused. */
        Problem401: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role, the age of the sign-in or the state of the account does not allow it. */
        Problem403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A service that the server depends on failed. */
        Problem502: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing is there, or nothing that the caller may see; the answer does not say which. */
        Problem404: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record has changed since the version that If-Match names. */
        Problem412: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
        "X-Client-Id": string;
        /** @description Accepted for older clients and never trusted: the session decides who calls. */
        "x-user-id": string;
        /** @description Makes a repeated call safe: for 30 days the same key and body give the same answer. */
        "Idempotency-Key": string;
        /** @description The `ETag` that the client has read. If the record has changed since, the answer is 412. */
        "If-Match": string;
    };
    requestBodies: never;
    headers: {
        /** @description Names the request in the server’s log; absent where nothing could be read */
        "X-Request-Id": string;
        /** @description Version of the record, for `If-Match` */
        ETag: string;
        /** @description Address of the new record */
        Location: string;
        /** @description Neighbouring pages, with rel="next" and rel="prev"; absent where there are none */
        Link: string;
        /** @description Entries on all pages together */
        "X-Total-Count": string;
        /** @description Present where there are more entries than X-Total-Count says */
        "X-Total-Count-Capped": "true";
        /** @description Name of the file */
        "Content-Disposition": string;
        /** @description `Bearer` */
        "WWW-Authenticate": string;
        /** @description Seconds until another try makes sense */
        "Retry-After": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Config"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    google: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSession"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
        };
    };
    googleCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleCallbackInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSession"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /** @description Whether to end every session of the user */
                all?: "true" | "false";
            };
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    profile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    disown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisownInput"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordInput"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReauthenticateInput"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    companies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
                /** @description Makes a repeated call safe: for 30 days the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCompany"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    members: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeMember: {
        parameters: {
            query?: {
                /** @description Agent who gets their leads; absent: leads assigned to them become unassigned */
                leads_to?: string;
            };
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Removal"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    pendingMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingMember"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    approveMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    rejectMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    memberResetLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLink"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    stats: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    leads: {
        parameters: {
            query?: {
                /** @description Read in any capitalisation */
                lead_status?: "Hot" | "Warm" | "Cold" | "Closed" | "All";
                /** @description Free text; a label also finds its older spelling */
                source?: string;
                /** @description Read in any capitalisation; `All Leads` hides nothing */
                lead_type?: "All Leads" | "Event Leads" | "Action Required" | "Pending Follow-up";
                /** @description Words that must all match, in names, email or company */
                q?: string;
                /** @description User id, or `none` for unassigned leads */
                assigned_to?: string;
                /** @description Event at which they were met */
                event_id?: string;
                /** @description `true` lists deleted leads instead, which can be restored */
                deleted?: "true" | "false";
                /** @description Order; - in front means descending */
                sort?: "-created_at" | "created_at" | "name" | "-name" | "company" | "-company" | "status" | "-status";
                /** @description Most entries of a page */
                limit?: number;
                /** @description From the Link header of the neighbouring page */
                cursor?: string;
            };
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Count-Capped": components["headers"]["X-Total-Count-Capped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
                /** @description Makes a repeated call safe: for 30 days the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedLead"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    lead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
                /** @description The `ETag` that the client has read. If the record has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    restoreLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    assignLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    assignLeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignManyInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedLeads"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    activities: {
        parameters: {
            query?: {
                /** @description Most entries of a page */
                limit?: number;
                /** @description From the Link header of the neighbouring page */
                cursor?: string;
            };
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Count-Capped": components["headers"]["X-Total-Count-Capped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
                /** @description Makes a repeated call safe: for 30 days the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    scanCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scan"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exportLeads: {
        parameters: {
            query?: {
                /** @description Read in any capitalisation */
                lead_status?: "Hot" | "Warm" | "Cold" | "Closed" | "All";
                /** @description Free text; a label also finds its older spelling */
                source?: string;
                /** @description Read in any capitalisation; `All Leads` hides nothing */
                lead_type?: "All Leads" | "Event Leads" | "Action Required" | "Pending Follow-up";
                /** @description Words that must all match, in names, email or company */
                q?: string;
                /** @description User id, or `none` for unassigned leads */
                assigned_to?: string;
                /** @description Event at which they were met */
                event_id?: string;
                /** @description `true` lists deleted leads instead, which can be restored */
                deleted?: "true" | "false";
                /** @description Order; - in front means descending */
                sort?: "-created_at" | "created_at" | "name" | "-name" | "company" | "-company" | "status" | "-status";
                /** @description Kind of file */
                format?: "xlsx" | "csv";
            };
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    importTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
                /** @description Makes a repeated call safe: for 30 days the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    import: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    commitImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
                /** @description Makes a repeated call safe: for 30 days the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCommit"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    importReport: {
        parameters: {
            query?: {
                /** @description Absent: the kind of file that was uploaded */
                format?: "xlsx" | "csv";
            };
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
                /** @description Makes a repeated call safe: for 30 days the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendEmailInput"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispatch"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    emails: {
        parameters: {
            query?: {
                /** @description Most entries of a page */
                limit?: number;
                /** @description From the Link header of the neighbouring page */
                cursor?: string;
                /** @description Lead that they were sent to */
                lead_id?: string;
            };
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Count-Capped": components["headers"]["X-Total-Count-Capped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Email"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    retryEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispatch"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    mailbox: {
        parameters: {
            query?: {
                /** @description Most entries of a page */
                limit?: number;
                /** @description From the Link header of the neighbouring page */
                cursor?: string;
            };
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Count-Capped": components["headers"]["X-Total-Count-Capped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxMail"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
                /** @description Makes a repeated call safe: for 30 days the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    events: {
        parameters: {
            query?: {
                /** @description Most entries of a page */
                limit?: number;
                /** @description From the Link header of the neighbouring page */
                cursor?: string;
            };
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Count-Capped": components["headers"]["X-Total-Count-Capped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
                /** @description Makes a repeated call safe: for 30 days the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createEventLeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
                /** @description Makes a repeated call safe: for 30 days the same key and body give the same answer. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Identifier (UUIDv7) */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLeadsInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedLeads"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    users: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamUser"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    communications: {
        parameters: {
            query?: {
                /** @description Most entries of a page */
                limit?: number;
                /** @description From the Link header of the neighbouring page */
                cursor?: string;
                /** @description Kind of communication */
                type?: "email" | "call" | "whatsapp" | "meeting";
                /** @description Lead that they were with */
                lead_id?: string;
                /** @description Words that must all match */
                q?: string;
            };
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Count-Capped": components["headers"]["X-Total-Count-Capped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Communication"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    audit: {
        parameters: {
            query?: {
                /** @description Most entries of a page */
                limit?: number;
                /** @description From the Link header of the neighbouring page */
                cursor?: string;
            };
            header?: {
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Total-Count-Capped": components["headers"]["X-Total-Count-Capped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    generateEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes. */
                "X-Client-Id"?: components["parameters"]["X-Client-Id"];
                /** @description Accepted for older clients and never trusted: the session decides who calls. */
                "x-user-id"?: components["parameters"]["x-user-id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateEmailInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedEmail"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
        };
    };
}
