import type { Generated } from 'kysely';

export interface HerbsTables {
  herbs: {
    id: Generated<number>;
    /** The knowledge base's stable key. Unique. */
    key: string;
    name: string;
    scientificName: string | null;
    description: string | null;
    uses: string | null;
    precautions: string | null;
    createdAt: string;
  };
}
