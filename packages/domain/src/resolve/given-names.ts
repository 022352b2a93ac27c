import { wordList } from './phrases.ts';

/** Whose a name is: a woman's, a man's, or one that both bear. */
type Bearer = 'her' | 'his' | 'their';

/**
 * Given names that are frequent where English is written, by the word for "of hers" or "of his" that goes with them; "their" where
 * both sexes bear one. A name tells whom "she" means, never what anybody is: no age and no sex is taken from it. Those that are a month,
 * a herb or an everyday word as well ("May", "Ginger", "Will") are not listed: a letter has to introduce them.
 */
export const givenNames: ReadonlyMap<string, Bearer> = new Map([
  ...named(
    'her',
    `
    Adaeze Amaka Amara Anjali Chidinma Deepa Folake Geeta Ifeoma Kamla Kemi Lucía Meena Neha Nkechi Pippa Rekha Ritu Shweta Siobhán
    Sneha Tilly Vandana Xenia Bola Yewande Abena Akua Efua Ximena Rosario Inés Consuela Maribel Svenja Wiebke Anke Gabi Uschi Elke Ines
    Nele Lotte Greetje Sanne Femke Giulietta Fiorella Ayla Emine Zehra Leyla Nadira Rania Yara Noura
    Abigail Ada Adele Adriana Agata Agatha Agnes Agnieszka Aida Aileen Aisha Aisling Aleksandra Alexandra Alexandria Alice Alicia Alina
    Alison Alma Amanda Amelia Amina Amira Amy Ana Anastasia Angela Angelica Angie Aniela Anita Anja Anna Annabel Anne Annette Annie
    Annika Anouk Antonia Anya Aoife Asha Astrid Audrey Aurora Ava Aysha Ayesha Aylin Barbara Bea Beata Beatrice Beatrix Becky Belinda
    Berenice Bernadette Bernice Bertha Beryl Bess Beth Bethany Betsy Bettina Betty Beverley Bianca Birgit Birgitta Bozena Brenda Bridget
    Brigitte Britta Bronwyn Camila Camilla Candice Carina Carla Carmel Carmen Carol Carole Carolina Caroline Carrie Cassandra Catalina
    Catarina Caterina Catherine Cathy Cecilia Celeste Celia Celine Chantal Charlene Charlotte Chiara Chiamaka Chioma Chloe Christa
    Christina Christine Ciara Claire Clara Clarissa Claudia Colette Colleen Concetta Consuelo Cora Cordelia Corinne Cynthia
    Dagmar Danica Daniela Danielle Danuta Daphne Darlene Deborah Debbie Deirdre Delia Delphine Denise Desiree Diana Diane Dilys Dina
    Divya Dolores Donna Dora Doreen Doris Dorota Dorothea Dorothy Ebony Edith Edna Eileen Eilidh Ekaterina Elaine Eleanor Elena Eleni
    Elif Elisa Elisabeth Elise Eliza Elizabeth Ella Ellen Ellie Elsa Elsie Elspeth Emilia Emily Emma Enid Erica Erika Erin Esme Esmeralda
    Esperanza Estelle Esther Ethel Eugenia Eunice Evelyn Ewa Fadila Farida Farah Fatima Fátima Fatou Felicity Fernanda Fiona Flora
    Florence Fleur Frances Francesca Freda Freya Frieda Funke Gabriela Gabriella Gabrielle Galina Gemma Genevieve Georgia Georgina
    Geraldine Gertrude Gillian Gina Gisela Giulia Gladys Gloria Gosia Grazia Greta Gretchen Gudrun Gwen Gwendolyn Hana Hanna Hannah
    Harriet Hatice Heidi Heike Helen Helena Helene Helga Hedwig Henrietta Hetty Hilary Hilda Hildegard Hiroko Hortense Huda Iman Ida
    Imogen Inès Inge Ingrid Ioana Irena Irene Irina Irma Isabel Isabella Isabelle Isla Isobel Iwona Izabela Jacqueline Jackie Jadwiga
    Jana Jane Janet Janice Janine Jasmin Jeanette Jeannie Jelena Jemima Jenna Jennifer Jenny Jess Jessica Jessie Jill Jillian Jo-Ann
    Joan Joanna Joanne Jocelyn Johanna Josephine Joyce Juana Juanita Judith Judy Julia Juliana Julie Juliet Justine Jutta Karen Karin
    Karina Katarina Katarzyna Kate Katerina Katherine Kathleen Kathryn Kathy Katie Katja Katrin Katrina Kavita Kayla Keira Kelly Kerstin
    Khadija Kiran Kirsten Kirsty Klara Kristina Krystyna Ksenia Lakshmi Lara Larissa Latoya Laura Lauren Layla Leah Leila Lena Leonie
    Leonora Leticia Lidia Liesel Lilian Lillian Lina Linda Lindsay Ling Lisa Lisbeth Liz Lizzie Lois Lola Lorna Lorraine Lottie Louisa
    Louise Lucia Lucie Lucinda Lucy Ludmila Luisa Luz Lydia Lynda Lynn Lynne Mabel Maddie Madeleine Madeline Magda Magdalena Maggie
    Maja Małgorzata Malgorzata Mandy Manuela Marcella Marcia Margaret Margarita Margot Maria Mariam Marian Mariana Marianne Marie
    Marika Marina Marion Marisa Marjorie Marlene Marta Martha Martina Mary Maryam Matilda Maud Maureen Maya Meera Megan Meghan Mei
    Melanie Melinda Melissa Mercedes Meredith Michaela Michelle Milena Millie Mina Minnie Mira Miranda Miriam Moira Mollie Molly Mona
    Monica Monika Muriel Nadia Nadine Nadja Nancy Naomi Natalia Natalie Natasha Neema Nell Nellie Nesta Ngozi Niamh Nicola Nicole Nina
    Nisha Noelle Noor Nora Norah Norma Nuala Nuria Oksana Olga Olivia Oonagh Orla Paige Paloma Pamela Patricia Paula Pauline
    Peggy Penelope Penny Petra Philippa Phoebe Phyllis Pilar Polly Pooja Priscilla Priya Rachel Radhika Raquel Rebecca Regina
    Renata Renate Renée Rhiannon Rhoda Rhona Rima Rita Roberta Rochelle Romy Rosa Rosalie Rosalind Rosamund Roseanne Rosetta Rosie
    Roswitha Rowena Roxanne Rukmini Ruth Sabina Sabine Sabrina Sadie Salma Samantha Samira Sandra Sanjana Sara Sarah Saoirse Selina
    Selma Serena Shabnam Shanice Shannon Sharon Sheila Shirley Shona Shreya Sian Sigrid Silke Silvia Simone Sinead Siobhan Sita Sofia
    Solange Sonia Sonja Sophia Sophie Soraya Stacey Stefania Stella Stephanie Sumaya Sunita Susan Susanna Susannah Susanne Susie Suzanne
    Svetlana Swati Sybil Sylvia Sylvie Tabitha Tamara Tamsin Tania Tanya Tara Tasha Tatiana Teresa Tereza Tessa Thea Thelma Theresa
    Tiffany Tina Tracey Tracy Trish Trudy Uma Ursula Usha Ute Valentina Valerie Vanessa Vera Verónica Veronica Vicky
    Victoria Vivian Vivienne Wanda Wendy Wilhelmina Wilma Winifred Winnie Xiomara Yasmin Yetunde Ying Yolanda Yvette Yvonne Zainab Zara
    Zeynep Zoe Zofia Zsófia Zuzana Bev Binta Bisi Bronagh Dervla Finola Gráinne Josie Kath Maeve Morag Nasreen Nomsa Odile Parveen Róisín
    Roisin Roz Shazia Tess Thandi Viv Zanele
    `,
  ),
  ...named(
    'his',
    `
    Arun Caleb Chinedu Dev Dinesh Dougie Euan Ewan Ewen Francie Ganesh Karthik Kunle Mahesh Mukesh Nitin Rahul Ramón Rohit Sachin Segun
    Varun Vivek Kwabena Kwesi Tayo Femi Günter Uli Heiko Jörg Torben Piet Joost Sander Bram Matthijs Giacinto Umberto Emre Murat Serkan
    Kerem Tarek Nasser Yosef Moshe Sándor István Gábor Zoltán Bogdan Radu Vlad Stoyan Goran Zoran Dragan Tommo Davey Robbo Gordie Alec
    Innes Ruaridh Callan Cormac Donal Diarmuid Padraig Eoghan Tadhg Fintan Ivo Jago Piers Crispin Jolyon Rafe
    Aaron Abdul Abdullah Abel Abraham Adam Adebayo Adil Adrian Ahmed Ahmad Aidan Ajay Akira Alan Alasdair Alastair Albert Alberto
    Alejandro Aleksander Alessandro Alexander Alf Alfie Alfonso Alfred Alistair Allan Alvaro Amadou Amir Amit Anand Anders Andreas
    Andrei Andrés Andrew Andrzej Andy Angelo Angus Anil Anthony Antoine Anton Antonio Antony Archie Arjun Armando Arnold Arthur Artur
    Arturo Ashok Asif Axel Babak Barnaby Barney Barry Bartek Bartholomew Bartosz Ben Benedict Benjamin Bernard Bert Bertie
    Bjorn Boris Brad Bradley Brandon Brendan Brett Brian Bruce Bruno Bryan Byron Callum Calum Calvin Carl Carlos Carlo Cecil Cedric
    Cesar Chad Charles Chidi Chukwu Cillian Clarence Claude Claus Clifford Clive Colin Colm Conor Connor Conrad Craig Cyril Dafydd
    Damian Damien Damon Daniel Danilo Darek Dariusz Darren Dave David Davide Declan Deepak Demetrius Denis Dennis Derek Dermot
    Desmond Diego Dieter Dilip Dimitri Dmitri Dominic Dominik Donald Dougal Douglas Duncan Dylan Eamon Eddie Edgar Edmund Eduardo
    Edward Edwin Efrain Einar Elias Elijah Elliot Elliott Emeka Emil Emile Emilio Emmanuel Enrico Enrique Eoin Eric Erik Ernest Ernesto
    Ernie Erwin Esteban Ethan Eugene Evan Ezekiel Fabian Fabio Farid Faisal Felipe Felix Ferdinand Fergus Fernando Filip Finlay Finn
    Floyd Francesco Francisco Franco Frank François Franz Fred Freddie Frederic Frederick Friedrich Fritz Gabriel Gareth Garth Gary
    Gaz Gavin Geoff Geoffrey George Georg Gerald Gerard Gerhard Gert Giacomo Gianni Gideon Gilbert Giles Giorgio Giovanni Giuseppe
    Glen Glenn Godfrey Gopal Gordon Graeme Graham Greg Gregor Gregory Grzegorz Guido Guillermo Gunther Gustav Guy Hamish Hamza Hans
    Harald Hari Harold Haroun Harris Harrison Harry Harvey Hassan Hector Heinrich Heinz Helmut Hendrik Henri Henrik Henry Herbert
    Herman Hermann Hiroshi Horace Horst Howard Hubert Hugh Hugo Humphrey Hussein Iain Ian Ibrahim Idris Ignacio Igor Ikenna Imran
    Isaac Isaiah Ismail Ivan Ivor Jack Jacek Jackson Jacob Jaime Jake Jakub Jamal James Jan Janusz Jared Jarek Jason Javier Jayden
    Jeff Jeffrey Jens Jeremy Jerome Jerry Jerzy Jim Jimmy Joachim Joao Joaquin Joe Joel Johan Johannes John Johnny Jonas Jonathan
    Jorge Jose José Josef Joseph Josh Joshua Juan Julian Julio Jürgen Jurgen Kamal Kareem Karim Karl Karan Keith Kenji Kenneth Kenny Kev
    Kevin Khalid Kieran Klaus Kofi Konrad Krishna Kristian Krzysztof Kuba Kumar Kunal Kurt Kwame Lachlan Lamar Lance Lars Laszlo
    Laurence Lawrence Leif Len Leo Leon Leonard Leonardo Leopold Leroy Leszek Liam Lionel Lloyd Lorenzo Louis Luc Luca Lucas Luis Luka
    Lukas Lukasz Luke Maciej Magnus Mahmoud Malcolm Malik Manfred Manoj Manuel Marcel Marcelo Marcin Marco Marcos Marcus Marek Mariusz Mario
    Marius Marko Markus Marlon Martin Marvin Mateo Mateusz Mathieu Matt Matteo Matthew Matthias Maurice Mauricio Maurizio Maxim
    Maximilian Mehmet Melvin Michael Michal Michał Michel Miguel Mihai Mike Milan Miles Milo Milos Miroslav Mitchell Mohamed Mohammad Mohammed
    Mohan Moritz Mostafa Muhammad Murray Musa Mustafa Nabil Naveen Neil Nelson Neville Nicholas Nick Nico Nicolas Nigel Nikhil Nikolai
    Nils Noah Norman Obinna Olaf Oleg Oliver Omar Orlando Oscar Osman Otto Owen Pablo Paolo Pascal Patrick Paul
    Pawel Paweł Pedro Percy Peter Petr Phil Philip Philippe Phillip Pierre Pieter Piotr Prakash Pradeep Quentin Radek Rafael Raj Rajesh
    Rajiv Rakesh Ralf Ralph Ramesh Ramon Randall Raphael Rashid Ravi Raymond Reginald Reinhard Reuben Rhys Ricardo Richard Rick Rishi
    Roberto Robert Roderick Rodrigo Roger Rohan Roland Rolf Roman Ron Ronald Ronan Ronnie Rory Ross Rudolf Rudy Rupert Russell Ruben
    Ryan Ryszard Salim Salvador Salvatore Samir Samuel Sanjay Santiago Sandeep Saul Scott Sean Sebastian Seamus Sergei Sergio Seth
    Shaun Shane Siegfried Sidney Simon Slawomir Solomon Spencer Stan Stanislaw Stanley Stefan Stefano Stephen Steve Steven Stewart Stuart
    Sunil Suresh Sven Tadeusz Takeshi Tariq Ted Terence Terrence Theo Theodore Thiago Thomas Thorsten Tim Timothy Tobias Toby Todd
    Tom Tomas Tomasz Tommy Tony Torsten Travis Trevor Tristan Tunde Tyler Udo Ulrich Umar Uwe Václav Valentin Vernon Victor Vijay Vikram
    Viktor Vince Vincent Vinod Vito Vladimir Wade Waldemar Walter Warren Wayne Werner Wilfred Wilhelm William Willem Wojciech Wolfgang
    Xavier Yannick Yusuf Youssef Yuri Zachary Zbigniew Zoltan Aled Anwar Baz Bilal Cian Doug Hamid Holger Iqbal Jez Jed Keir Nnamdi Niall
    Nige Olu Pete Seb Sipho Stevo Stu Thabo Tomek Trev Zac
    `,
  ),
  ...named(
    'their',
    `
    Addison Alex Ali Andrea Ariel Ashley Bailey Bernie Billie Bobbie Cameron Casey Charlie Chris Dana Danny Frankie Gabriele Jamie Jean
    Jordan Jules Kai Kim Leigh Lesley Leslie Lou Maxine Mel Morgan Nikita Ollie Pat Quinn Reese Robbie Rowan Sam Sammy Sasha Shay Skyler Steph
    Taylor Toni Val Yuki
    `,
  ),
]);

/** The word for "of hers" that goes with a name, however it is written; null for a name that is not listed. */
export function bearerOf(name: string): Bearer | null {
  return givenNames.get(name.charAt(0).toUpperCase() + name.slice(1)) ?? null;
}

const inSmall = new Set([...givenNames.keys()].map((name) => name.toLowerCase()));

/** "trevor" is somebody, and "oliver's" is his: a word in small letters that is a given name is never a slip of the pen. */
export function isGivenName(word: string): boolean {
  return inSmall.has(word) || inSmall.has(word.replace(/['’]?s$/, ''));
}

function named(whose: Bearer, names: string): readonly (readonly [string, Bearer])[] {
  return wordList(names).map((name) => [name, whose] as const);
}
