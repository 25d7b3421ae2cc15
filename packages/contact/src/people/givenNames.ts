/**
 * Common given names by language, spelt with their accents. They help to tell a person from a
 * company, the given name from the family name, and put accents back that OCR lost.
 */
export const givenNames = {
  en: `Aaron Abigail Adam Adrian Aidan Alan Albert Alexander Alexandra Alfie Alice Alison Amanda Amelia Amy
    Andrea Andrew Angela Ann Anna Anne Anthony Arthur Ashley Audrey Austin Barbara Benjamin Beth Bethany Bradley
    Brandon Brian Bruce Caitlin Callum Cameron Carl Carol Caroline Catherine Charles Charlotte Cheryl Chloe
    Christina Christine Christopher Claire Colin Connor Craig Cynthia Daniel Danielle David Dawn Deborah Denise
    Dennis Diana Diane Donald Donna Dorothy Douglas Dylan Edward Eleanor Elizabeth Ella Ellen Emily Emma Eric
    Ethan Eugene Evan Evelyn Fiona Frances Frank Freya Gareth Gary Gavin Geoffrey George Georgia Gerald Gillian
    Gloria Gordon Grace Graham Grant Gregory Hannah Harold Harriet Harry Hazel Heather Helen Henry Holly Howard
    Hugh Ian Imogen Irene Isaac Isabella Isla Jack Jackson Jacob Jacqueline James Jamie Jane Janet Jason Jean
    Jeffrey Jennifer Jeremy Jessica Jill Joan Joanna Joe Joel John Jonathan Jordan Joseph Joshua Joyce Judith
    Judy Julia Julian Julie Karen Kate Katherine Kathleen Keith Kelly Kenneth Kevin Kieran Kimberly Kyle Larry
    Laura Lauren Laurence Lawrence Leah Leo Leslie Lewis Liam Linda Lisa Logan Louise Lucas Lucy Luke Lynn
    Madison Malcolm Margaret Marie Mark Martha Martin Mary Mason Matthew Maureen Megan Melissa Mia Michael
    Michelle Mike Molly Nancy Naomi Natalie Natasha Nathan Neil Niamh Nicholas Nicole Nigel Noah Nora Oliver
    Olivia Oscar Owen Pamela Patricia Patrick Paul Paula Pauline Peter Philip Phillip Phoebe Rachel Ralph
    Raymond Rebecca Rhys Richard Robert Robin Roger Ronald Rory Rose Roy Russell Ruth Ryan Sally Samantha Samuel
    Sandra Sara Sarah Scott Sean Sharon Shaun Sheila Shirley Siobhan Sophia Sophie Stephanie Stephen Steven
    Stewart Stuart Susan Suzanne Teresa Theo Theresa Thomas Timothy Tina Todd Tom Tony Tracy Trevor Tyler
    Vanessa Victoria Vincent Virginia Walter Wayne Wendy William Zachary Zoe`,
  in: `Aarav Abhishek Abhijit Aditi Aditya Ajay Akash Akshay Alok Amit Amita Amrita Anand Ananya Anil Anita Anjali
    Ankit Ankita Ankur Anshul Anuj Anupam Anuradha Anurag Aparna Arjun Arun Arvind Asha Ashish Ashok Ashwin
    Bhavna Bhavesh Chandan Chetan Deepa Deepak Deepika Devendra Dhruv Dinesh Divya Farhan Ganesh Gaurav Gautam
    Geeta Girish Gopal Govind Harish Harpreet Harsh Hemant Himanshu Imran Indira Ishaan Ishita Jagdish Jatin Jaya
    Jayesh Jignesh Jyoti Kabir Kalpana Kamal Karan Karthik Kartik Kavita Kavya Keshav Kiran Krishna Kunal
    Lakshmi Lalit Lata Leela Madhav Madhuri Mahesh Manish Manoj Mayank Meena Meera Megha Mohan Mohit Mukesh
    Murali Nagendra Nandini Naresh Narendra Naveen Neelam Neha Nidhi Nikhil Nikita Nilesh Nisha Nitin Padma
    Pallavi Pankaj Parth Piyush Pooja Prabhu Pradeep Prakash Pranav Prasad Prashant Pratik Praveen Preeti Prem
    Priya Priyanka Raghav Raghu Rahul Raj Rajat Rajeev Rajendra Rajesh Rajiv Raju Rakesh Ram Ramesh Rani Ravi
    Ravindra Rekha Renu Ritesh Ritu Rohan Rohit Roshni Sachin Sameer Sandeep Sangeeta Sanjana Sanjay Santosh
    Sarita Satish Saurabh Seema Shalini Shankar Sharad Shashi Shilpa Shivani Shreya Shruti Shweta Siddharth
    Smita Sneha Sonal Sonia Srinivas Subhash Sudhir Sujata Sumit Sunil Sunita Suresh Surya Sushma Swati Tanvi
    Tarun Trupti Uday Uma Umesh Usha Vaibhav Varun Venkat Venkatesh Vidya Vijay Vikas Vikram Vimal Vinay Vineet
    Vinod Vipul Vishal Vivek Yash Yogesh`,
  de: `Achim Alexander Alexandra Andrea Andreas Angelika Anja Anke Anneliese Antje Astrid Barbara Bärbel Bastian
    Beate Benedikt Bernd Bernhard Birgit Björn Brigitte Britta Carsten Caspar Charlotte Christa Christian
    Christiane Christina Christoph Claudia Clemens Cornelia Dagmar Daniel Daniela Detlef Dieter Dietmar Dirk Dominik
    Doris Eberhard Eckhard Elisabeth Elke Emil Erich Erika Ernst Eva Fabian Felix Florian Franz Franziska Frauke
    Friedrich Fritz Gabriele Georg Gerd Gerhard Gertrud Gisela Greta Gudrun Günter Günther Hannelore Hanna Hannes Hans
    Harald Hartmut Heidi Heike Heiko Heinrich Heinz Helga Helmut Henning Herbert Hermann Holger Horst Ilse Inge
    Ingo Ingrid Iris Jan Jana Jens Joachim Jochen Johanna Johannes Jonas Jörg Jörn Josef Jürgen Jutta Kai Karin
    Karl Karsten Katharina Kathrin Katja Katrin Kerstin Klaus Konrad Konstantin Kristin Kurt Lars Lena Leon
    Lothar Ludwig Lukas Lutz Maike Manfred Manuela Marcel Marcus Mareike Margarete Marion Markus Marlene Martina
    Mathias Matthias Maximilian Melanie Michael Monika Moritz Nadine Nina Norbert Oliver Otto Peter Petra Philipp
    Rainer Ralf Regina Reinhard Renate Rolf Rudolf Rüdiger Sabine Sabrina Sandra Sebastian Siegfried Silke Silvia
    Simon Simone Sören Stefan Stefanie Steffen Susanne Sven Svenja Swen Tanja Thomas Thorsten Tim Tobias Torsten
    Udo Ulrich Ulrike Ursula Ute Uwe Vera Volker Walter Werner Wilhelm Winfried Wolfgang Yvonne`,
  fr: `Adèle Adrien Agathe Agnès Alain Alexandre Alexis Alice Aline Amandine Amélie Anaïs André Anne Antoine Arnaud
    Audrey Aurélie Aurélien Baptiste Béatrice Benoît Bernard Bertrand Brigitte Bruno Camille Caroline Catherine
    Cécile Cédric Céline Chantal Charlotte Chloé Christelle Christian Christine Christophe Claire Clara Claude Clément
    Corinne Cyril Damien Danielle Delphine Denis Didier Dominique Édouard Éléonore Élisabeth Élise Élodie Éloïse Émile
    Émilie Emmanuel Emmanuelle Éric Estelle Étienne Eugénie Fabien Fabrice Fanny Florence Florian Francis
    François Françoise Frédéric Frédérique Gabriel Gaëlle Gaëtan Gaspard Geneviève Geoffroy Georges Gérard Ghislaine Gilles
    Grégoire Grégory Guillaume Guy Hélène Henri Héloïse Hervé Hugo Inès Isabelle Jacqueline Jacques Jean Jérémie Jérémy
    Jérôme Joël Joëlle Joséphine Juliette Julien Karine Laetitia Laurence Laurent Léa Léon Léonie Loïc Louis Louise
    Luc Lucie Ludovic Madeleine Marcel Margaux Marguerite Marie Marine Marion Martine Mathieu Mathilde Maxime Mélanie
    Mélissa Michel Michèle Mireille Monique Muriel Nathalie Nicolas Noël Noémie Océane Odile Olivier Pascal Pascale
    Patrice Patrick Paul Philippe Pierre Quentin Raphaël Raphaëlle Régis Rémi Rémy Renaud René Renée Robert Romain Roland Sabrina Sandrine
    Sébastien Ségolène Séverine Simone Solène Sophie Stéphane Stéphanie Sylvain Sylvie Tanguy Théo Thérèse Thibault Thierry Thomas
    Tristan Valentin Valérie Véronique Victoire Vincent Virginie Xavier Yann Yannick Yves Yvette Zoé`,
  es: `Adolfo Adrián Adriana Agustín Aitor Alba Alberto Alejandra Alejandro Alfonso Alfredo Alicia Álvaro Amparo Ana
    Andrea Andrés Ángel Ángela Ángeles Antonia Antonio Araceli Arturo Asunción Aurora Beatriz Begoña Belén Benjamín
    Bernardo Blanca Camila Carla Carlos Carmen Carolina Catalina Cecilia Celia César Clara Claudia Concepción Consuelo
    Cristian Cristina Cristóbal Daniel Daniela David Diana Diego Dolores Domingo Edgar Eduardo Elena Elías Elisa Elvira
    Emilia Emilio Encarnación Enrique Ernesto Esperanza Esteban Estela Ester Eugenia Eugenio Eva Fátima Federico Felipe Fermín
    Fernanda Fernando Francisca Francisco Gabriel Gabriela Gerardo Germán Gilberto Gloria Gonzalo Graciela Gregorio Guadalupe
    Guillermo Gustavo Héctor Hernán Hugo Ignacio Íñigo Inés Inmaculada Irene Isabel Ismael Iván Jaime Javier Jesús Jimena Joaquín
    Jorge José Josefa Josefina Juan Juana Julia Julián Julio Laura Leonardo Leticia Lidia Lola Lorena Lorenzo Lourdes Lucas Lucía Luis Luisa
    Luz Magdalena Manuel Manuela Marcela Marcelo Marco Marcos Margarita María Mariana Mariano Maribel Mario Marina Marisol Marta Martín
    Martina Mateo Matías Mauricio Maximiliano Mercedes Miguel Miriam Moisés Mónica Montserrat Natalia Nicolás Noelia Norma Nuria Núria Olga Óscar Pablo
    Paloma Pamela Paola Patricia Paula Paulina Pedro Pilar Rafael Ramiro Ramón Raquel Raúl Rebeca Regina Ricardo Roberto Rocío
    Rodolfo Rodrigo Rogelio Rosa Rosario Rubén Salvador Samuel Sandra Santiago Sara Saúl Sebastián Sergio Silvia Simón Sofía Soledad Sonia
    Susana Teresa Tomás Valentina Valeria Verónica Vicente Víctor Victoria Virginia Viviana Ximena Yolanda`,
  pt: `Adriana Afonso Alessandra Alexandre Aline Álvaro Amanda Ana André Ângela António Antônio Armando Arthur Augusto Beatriz
    Bernardo Bianca Bruna Bruno Caio Camila Carla Carlos Carolina Catarina Cecília Célia Cláudia Cláudio Cristiano Cristina
    Daniel Daniela Débora Diana Diego Diogo Edson Eduarda Eduardo Elaine Eliane Elisa Emília Érica Fábio Fabiana Fátima Felipe
    Fernanda Fernando Filipa Filipe Flávia Flávio Francisco Gabriel Gabriela Gilberto Gonçalo Guilherme Gustavo Heitor
    Helena Henrique Hugo Igor Inês Isabel Isabela Ivone Jaqueline Joana João Joaquim Jorge José Josué Juliana Júlia Júlio Larissa
    Laura Leandro Leonardo Letícia Lígia Lorena Lourenço Luana Lúcia Luciana Luciano Luís Luísa Luiz Luiza Manuel Manuela Mafalda Marcela
    Marcelo Márcia Márcio Marco Marcos Margarida Maria Mariana Marina Mário Marta Mateus Matheus Maurício Mauro Miguel Mônica Mónica
    Murilo Natália Nuno Otávio Patrícia Paula Paulo Pedro Rafael Rafaela Raimundo Raquel Raul Regina Renan Renata Renato Ricardo Rita
    Roberta Roberto Rodrigo Rogério Rosa Rosângela Rui Sandra Sara Sérgio Sílvia Simone Sofia Sônia Susana Tatiana Telma Teresa Thaís Thiago
    Tiago Tomás Valéria Vanessa Vânia Vera Verônica Vicente Victor Vinícius Vítor Viviane Wagner Wellington Zélia`,
  it: `Adriano Alberto Alessandra Alessandro Alessia Alessio Alfredo Alice Andrea Angela Angelo Anna Antonella Antonio Arianna
    Barbara Beatrice Benedetta Bruno Camilla Carla Carlo Caterina Chiara Cinzia Claudia Claudio Corrado Cristiana Cristiano Cristina Daniela Daniele
    Dario Davide Debora Diego Domenico Donatella Edoardo Elena Eleonora Elisa Elisabetta Emanuela Emanuele Emilio Enrico Enzo Ettore Fabio Fabrizio
    Federica Federico Filippo Flavio Francesca Francesco Gabriele Gaia Giacomo Gianluca Gianni Giorgia Giorgio Giovanna
    Giovanni Giulia Giuliano Giulio Giuseppe Giuseppina Guido Ilaria Irene Laura Leonardo Livia Lorenzo Luca Lucia Luciano Luigi Luisa Manuela
    Marcello Marco Margherita Maria Mariangela Marina Mario Marta Martina Massimiliano Massimo Matteo Mattia Maurizio Mauro Michela
    Michele Mirko Monica Nicola Nicolò Niccolò Noemi Ornella Paola Paolo Patrizia Piero Pietro Raffaele Raffaella Renato Riccardo Rita Roberta Roberto
    Rocco Rosa Salvatore Samuele Sandro Sara Serena Sergio Silvia Silvio Simona Simone Sofia Stefania Stefano Teresa Tiziana Tommaso Umberto Valentina
    Valeria Vincenzo Vittoria Vittorio Walter`,
  nl: `Anneke Annemarie Annemiek Arie Arjan Astrid Bart Bas Bram Carla Cees Chantal Coen Corné Daan Dirk Eline Erik Esther Evert Femke Fleur Floor Frank
    Frans Geert Gerard Gerrit Gijs Guus Hanneke Hans Harm Hendrik Henk Herman Hilde Ilse Inge Ineke Ingrid Jaap Jan Janneke Jasper Jelle Jeroen Jeroen Johan Joost
    Joris Judith Jurgen Karin Kees Klaas Koen Lars Leen Lieke Lieve Linda Lisette Lotte Luuk Maaike Maarten Marc Marieke Marijke Marjolein Mark Marloes Martijn
    Maud Menno Mieke Milou Niels Nienke Noor Paul Peter Petra Pien Piet Pieter Pim Remco Rens René Rik Rob Robert Roel Ronald Ruben Ruud Saskia Sander Sanne Sjoerd
    Sofie Stefan Stijn Suzanne Sven Teun Theo Thijs Tim Tom Ton Twan Willem Wim Wouter Yvonne`,
  nordic: `Agneta Aino Aksel Anders Andreas Anette Anja Ann Anna Anne Annika Antti Arne Arto Åke Åsa Astrid Axel Bengt Birgitta Birger Bjarne Bjørn Björn Bo
    Børge Britta Camilla Carina Carl Cecilia Christer Christian Ebba Eero Eeva Einar Eirik Elin Ellen Elsa Emil Erik Erkki Erland Eva Fredrik Frida Frode
    Göran Greta Gudrun Gun Gunnar Gunilla Gustav Håkan Håkon Hanna Hannele Hannu Hans Harald Heidi Heikki Helena Helle Helge Henrik Hjalmar Hilde Ida Inga Inger Ingrid Ingvar
    Iver Jaakko Jan Janne Jari Jens Jesper Johan Johanna Johannes Jonas Jørgen Jouni Juha Juhani Jukka Jussi Jørn Kaisa Kaj Kalle Karin Kari Karl Kasper
    Katarina Katja Kent Kerstin Kimmo Kirsi Kirsten Kjell Kjetil Knut Kristian Kristina Lars Laila Lasse Lauri Leif Lena Linnea Linnéa Lise Liv Lotta Lukas Magne Magnus Maja Malin
    Margareta Mari Maria Marit Marja Märta Markku Markus Mathias Matti Merete Mette Mika Mikael Mikkel Mikko Minna Monika Morten Niels Nils Olav Ole Olof Olov Oskar Øystein Øyvind Päivi
    Pekka Pelle Per Pernille Petra Petri Petter Pia Pirjo Rasmus Riikka Rikke Risto Roger Rolf Rune Sami Sanna Sara Satu Seppo Sigrid Sigurd Silje Siri Sofia Solveig Sondre Søren
    Stefan Sten Stian Stig Stine Susanne Svein Sven Tanja Tapio Tero Terje Timo Tomas Tommi Tone Torbjörn Torben Tore Torsten Tove Trine Trond Troels Tuomas Tuula Ulf Ulla Ulrika Urban
    Vegard Veikko Vibeke Vidar Viktor Ville Virpi Yngve`,
  pl: `Adam Agata Agnieszka Aleksander Aleksandra Alicja Andrzej Anna Antoni Artur Barbara Bartłomiej Bartosz Beata Bogdan Bogusław Bożena Cezary Czesław Damian
    Danuta Dariusz Dawid Dominik Dominika Dorota Edyta Elżbieta Emilia Ewa Filip Gabriela Grażyna Grzegorz Halina Hanna Henryk Irena Iwona Izabela Jacek Jadwiga Jakub Jan Janina
    Janusz Jarosław Jerzy Joanna Jolanta Józef Julia Justyna Kacper Kamil Karol Karolina Katarzyna Kazimierz Kinga Konrad Krystian Krystyna Krzysztof Leszek Łukasz Lucyna Maciej Magda
    Magdalena Małgorzata Marcin Marek Maria Mariusz Marta Mateusz Michał Mieczysław Mikołaj Mirosław Monika Natalia Oliwia Patrycja Paulina Paweł Piotr Przemysław Radosław Rafał Renata Robert
    Roman Ryszard Sebastian Sławomir Stanisław Sylwia Szymon Tadeusz Teresa Tomasz Urszula Wacław Waldemar Wanda Wiesław Wiktoria Witold Władysław Wojciech Zbigniew Zdzisław Zofia Zuzanna Zygmunt`,
  cz: `Aleš Alena Antonín Blanka Bohumil Božena Dagmar Daniela Eliška Eva František Hana Ivana Ivan Jan Jana Jarmila Jaroslav Jiří Jiřina Jitka Josef Kateřina Karel Klára Ladislav Lenka Libor Luboš Lucie
    Ludmila Lukáš Marcela Marek Marie Markéta Martin Michal Michaela Milan Miloslav Miroslav Monika Ondřej Oldřich Pavel Pavla Petr Petra Radek Radka Radim Roman Stanislav Šárka Štěpán Štěpánka Tereza Tomáš
    Václav Vendula Věra Veronika Vít Vladimír Vlastimil Vojtěch Zdeněk Zdeňka Zuzana`,
  hu: `Ádám Ágnes Ákos Andrea András Anikó Anna Attila Balázs Béla Bence Csaba Dániel Dávid Dóra Edit Emese Enikő Erika Erzsébet Eszter Éva Ferenc Gábor Gergely Gergő György Györgyi Gyula Hajnalka Ilona
    Imre István Ildikó János Judit József Júlia Katalin Kinga Krisztián Krisztina Károly Klára László Lajos Levente Lilla Magdolna Márk Márta Máté Mária Melinda Miklós Mihály Mónika Norbert Nóra Orsolya Pál Péter Piroska
    Réka Rita Róbert Roland Sándor Sára Szabolcs Szilvia Tamás Tibor Tímea Tünde Vera Viktor Viktória Vivien Zita Zoltán Zsófia Zsolt Zsuzsanna`,
  tr: `Ahmet Ali Aslı Aylin Ayşe Ayşegül Barış Başak Berk Berkay Bülent Burak Burcu Buse Can Canan Cem Cemal Cengiz Ceren Çağlar Çiğdem Deniz Derya Didem Dilek Doğan Ebru Ece Elif Emel Emine Emrah Emre Engin Ercan Erdem Erdoğan Eren Erhan
    Erkan Erol Esra Evren Fadime Faruk Fatih Fatma Ferhat Filiz Funda Gamze Gizem Gökhan Gökçe Gül Gülay Gülşen Hakan Hakkı Halil Hande Hasan Hatice Hülya Hüseyin İbrahim İlker İlkay İpek İrem İsmail Kaan Kadir Kemal Kerem Koray Kübra Levent
    Leyla Mehmet Melek Meltem Meral Mert Merve Metin Murat Mustafa Nazlı Neslihan Nihan Nihat Nur Nuray Oğuz Okan Onur Orhan Osman Ömer Özgür Özge Özlem Pelin Pınar Ramazan Recep Sait Salih Savaş Seda Selçuk Selim Selin Serdar Serkan Sevgi
    Sevim Sibel Sinan Süleyman Şebnem Şule Şükrü Taner Tarık Tolga Tuğba Tuncay Turgut Tülay Uğur Umut Ümit Volkan Yasemin Yaşar Yavuz Yusuf Zehra Zeki Zeynep`,
  ro: `Adrian Alexandru Alina Ana Anca Andreea Andrei Bogdan Camelia Carmen Cătălin Cătălina Ciprian Constantin Corina Cosmin Cristian Cristina Dan Daniela Diana Dorin Dragoș Elena Eugen Florin Gabriela Gheorghe Horia Ileana Ioan Ioana Ion Ionuț Irina
    Iulia Liviu Lucian Luminița Marius Mădălina Mihaela Mihai Mircea Monica Nicolae Oana Octavian Ovidiu Petru Radu Răzvan Roxana Sorin Ștefan Ștefania Teodora Traian Tudor Valentin Vasile Victor Vlad`,
  vn: `Anh Bảo Bình Chi Cường Dũng Dương Đạt Đức Giang Hà Hải Hạnh Hằng Hiền Hiếu Hoa Hòa Hoàng Hồng Hùng Huy Hưng Hương Khánh Khoa Kiên Lan Linh Loan Long Mai Minh My Nam Nga Ngân Ngọc Nhi Nhung Phong Phúc Phương Quân Quang Quốc Quỳnh Sơn Tâm
    Thanh Thành Thảo Thắng Thịnh Thu Thúy Thủy Tiến Trang Trung Trường Tú Tuấn Tùng Tuyết Uyên Vân Việt Vinh Yến`,
  cn: `Bin Bo Chao Chen Cheng Chun Dan Fang Fei Feng Gang Guang Hai Hao Hong Hua Hui Jia Jian Jie Jing Jun Kai Lan Lei Li Lin Ling Mei Min Ming Na Ning Peng Ping Qiang Qing Rong Rui Shan Shu Tao Ting Wei Wen Xia Xiao Xin Xiu Xue Yan Yang Yi Ying Yong Yu
    Yuan Yue Yun Zhen Zheng Zhi Xiaoming Xiaoyan Xiaohong Jianguo Jianhua Haiyan Zhiqiang Zhiwei Yuxuan Ziyi Weiming Wenjie`,
  jp: `Ai Aiko Akemi Akihiko Akiko Akio Akira Asuka Ayaka Ayako Ayumi Chiaki Chie Chieko Daichi Daiki Daisuke Eiji Emi Emiko Fumiko Fumio Hana Hanako Haruka Haruki Haruto Hideki Hideo Hiro Hiroaki Hiroki Hiroko Hiromi Hiroshi Hiroto Hisashi Ichiro Jiro Jun Junichi Junko Kaito
    Kana Kaori Katsumi Kazuhiro Kazuki Kazuko Kazuo Kazuya Keiichi Keiji Keiko Keita Ken Kenichi Kenji Kenta Kiyoshi Koichi Koji Kumiko Kyoko Mai Makoto Mami Manabu Mari Mariko Masaaki Masahiro Masako Masao Masaru Masashi Masato Masaya Mayumi Megumi Michiko Mieko Miho Mika Miki Minoru Misaki
    Mitsuo Miyuki Momoko Nanami Nao Naoki Naoko Naomi Naoto Natsuki Noboru Nobuo Noriko Osamu Reiko Rie Rika Ryo Ryohei Ryota Ryu Sachiko Sakura Satoru Satoshi Sayaka Seiji Setsuko Shigeru Shin Shinichi Shinji Shinya Shiro Shizuka Shoichi Shota Shunsuke Sora Sumiko Susumu Tadashi Taichi Takahiro Takako
    Takao Takashi Takayuki Takeo Takeshi Takumi Taro Tatsuya Tetsuo Tetsuya Tomoki Tomoko Tomomi Toru Toshiaki Toshiko Toshio Tsubasa Tsutomu Yasuhiro Yasuko Yasuo Yoko Yoshiaki Yoshiko Yoshio Yosuke Yui Yuichi Yuji Yuka Yuki Yukiko Yukio Yuko Yumi Yumiko Yusuke Yuta Yutaka`,
  kr: `Byung-hun Chang-min Dong-hyun Dong-wook Eun-ji Eun-young Hae-won Ha-eun Hye-jin Hye-won Hyun-jin Hyun-woo Jae-hyun Jae-sung Jae-won Ji-eun Ji-hoon Ji-hye Ji-min Ji-soo Ji-won Ji-woo Ji-yeon Ji-young Jin-woo Joon-ho Jun-ho Jung-hoon Kyung-soo Mi-kyung Min-ho Min-jae Min-ji Min-jun Min-kyu
    Min-seo Min-seok Min-woo Na-yeon Sang-hoon Sang-woo Seo-jun Seo-yeon Seo-yun Seung-ho Seung-hyun Soo-jin Soo-hyun Soo-min Soo-young Sun-hee Sung-ho Sung-min Tae-hyung Woo-jin Ye-jin Yeon-woo Yong-ho Yoo-jin Young-ho Young-jae Young-soo Yu-jin Yun-ah`,
  arabic: `Abdallah Abdul Abdulaziz Abdullah Abdulrahman Adel Adnan Ahmad Ahmed Aisha Ali Alia Amal Amina Amir Amira Anwar Asma Ayman Aziz Badr Basma Bilal Dalia Dina Fadi Fahad Faisal Farah Farid Farida Fatima Fatma Ghada Hadi Hala Hamad Hamdan Hamza Hana Hanan Hani Hassan Hatem Hessa Hind Hisham Huda Hussain Hussein Ibrahim
    Iman Jamal Jamila Karim Khadija Khaled Khalid Khalifa Laila Lamia Layla Leila Lina Mahmoud Maha Majid Malik Mansour Mariam Marwan Maryam May Mohamed Mohammad Mohammed Mona Moustafa Muhammad Mustafa Nabil Nada Nadia Nadim Naser Nasser Noor Noura Omar Osama Rami Rania Rashid Reem Rima Saad Sahar Said Saif Salem Salim Salma
    Sami Samir Samira Sara Saud Saeed Sultan Tareq Tariq Wafa Waleed Walid Yasmin Yasmine Yasser Youssef Yousef Yusuf Zainab Zaid Zayed Ziad`,
  african: `Abebe Abena Achieng Ade Adebayo Adaeze Adaobi Adunni Akinyi Akua Ama Amaka Amara Aminata Atieno Ayodele Ayanda Babajide Bola Bongani Buhle Busisiwe Chidi Chidinma Chiamaka Chidera Chinedu Chinonso Chinwe Chioma Chukwuemeka Damilola Ebere Efua Emeka Esi Fatou Femi Folake Folasade Funmi Gugu Hlengiwe Ibrahim Ifeanyi Ifeoma
    Ikenna Jabu Jelani Juma Kamau Kemi Kelechi Kofi Kojo Kwabena Kwame Kwasi Lerato Lindiwe Lwazi Makena Mandla Mapule Mbali Moses Mpho Mumbi Muthoni Mutua Mwangi Naledi Ndidi Neema Ngozi Njeri Nkechi Nkosana Nnamdi Nomsa Nomvula Ntombi Obinna Odhiambo Olamide Oluwaseun Oluwatobi Onyeka Otieno Palesa Precious Sibusiso Sipho Siyabonga
    Tamunoye Temitope Thabo Thandeka Thandi Themba Thembi Tolu Tunde Uche Wambui Wangari Wanjiku Wanjiru Yaw Yemi Zanele Zodwa Zola`,
  ie: `Áine Aisling Aoibhinn Aoife Bríd Caoimhe Caoimhín Ciara Ciarán Cillian Clodagh Colm Dáithí Deirdre Diarmuid Dónal Éamon Eimear Eoghan Eoin Fiachra Fionn Gráinne Máire Mairéad Micheál Muireann Niamh Oisín Orla Pádraig Ríona Róisín Ruairí Séamus Seán Sinéad Siobhán Sorcha Tadhg Tomás Úna`,
  malay: `Adi Agung Agus Ahmad Aisyah Andi Anwar Arief Azlan Azman Bambang Bayu Budi Cahya Citra Dedi Dewi Dian Dimas
    Eko Endang Faizal Fajar Farid Faridah Fitri Hadi Hafiz Haris Hasan Hendra Heru Indah Intan Irwan Iskandar
    Joko Kartika Ketut Kusuma Lestari Made Maya Mega Nadia Noraini Nur Nurhaliza Nurul Nyoman Putra Putri Rahmat
    Ratna Rina Rizal Rizki Rohani Roslan Rudi Sari Shahrul Siti Slamet Sri Sukma Suraya Surya Syafiq Taufik
    Teguh Tri Wahyu Wati Wayan Widodo Yanti Yuli Yusuf Zainal Zulkifli`,
  filipino: `Analyn Bayani Corazon Crisanto Dalisay Danilo Emmanuel Erlinda Imelda Jejomar Jerome Jomar Joselito Kristine
    Ligaya Lourdes Luzviminda Maricel Marites Marivic Melchor Mylene Nestor Renato Rhea Rizalina Rodel Rogelio
    Rowena Virgilio`,
  thai: `Anong Apinya Arthit Boonsri Chai Chaiwat Kanya Kittisak Malee Nattapong Nattaya Niran Nok Panida Pimchanok
    Prasert Preecha Siriporn Somchai Somsak Suchada Sunisa Supachai Thanakorn Waraporn Wichai Wipa`,
  slavic: `Aleksandr Aleksey Alexei Alexey Alina Anastasia Anatoly Andrei Andrey Anton Arkady Artem Bohdan Boris Darya
    Denis Dmitri Dmitriy Dmitry Ekaterina Evgeny Fedor Galina Gennady Grigory Igor Ilya Irina Ivan Kirill
    Konstantin Ksenia Larisa Leonid Lyudmila Maksim Marina Maxim Mikhail Mykola Nadezhda Natalia Natalya Nikita
    Nikolai Nikolay Oksana Oleg Oleksandr Olena Olga Pavel Petro Pyotr Roman Ruslan Semyon Sergei Sergey Serhiy
    Stanislav Svetlana Taras Tatiana Tatyana Vadim Valentina Valery Vasily Viktor Viktoria Vladimir Vladislav
    Volodymyr Vyacheslav Yaroslav Yevhen Yulia Yuri Yuriy Zoya`,
  balkan: `Aleksandar Aleksandra Ana Andrej Ante Biljana Bojan Boris Borislav Branislav Branka Danijela Darko Davor
    Dejan Desislava Dragan Dragana Dražen Dušan Dušica Elena Georgi Goran Hrvoje Igor Ivana Ivo Jadranka Jasna
    Jelena Josip Jovan Jovana Katarina Kristijan Krunoslav Ljiljana Luka Marija Mario Marko Matej Matija Mihajlo
    Mila Milan Milica Miloš Miodrag Mirjana Miroslav Mladen Nada Nataša Nebojša Nenad Nevena Nikola Petar Plamen
    Predrag Rade Radovan Saša Slavica Slobodan Snežana Sonja Srđan Stefan Stojan Svetlana Tanja Tatjana Tihomir
    Tomislav Uroš Vanja Vesna Vladimir Vlado Zdravko Zlatko Zoran Žarko Željko`,
  greek: `Alexandros Anastasios Andreas Angeliki Antonis Apostolos Aristotelis Athanasios Christos Despina Dimitra
    Dimitrios Dimitris Efi Eleni Evangelia Evangelos Fotini Georgia Georgios Giannis Giorgos Grigoris Ioanna
    Ioannis Kalliopi Katerina Konstantina Konstantinos Kostas Kyriakos Lefteris Maria Michalis Nektarios
    Nikolaos Nikos Panagiotis Paraskevi Pavlos Petros Sofia Spyridon Spyros Stavros Stelios Thanos Theodoros
    Vasiliki Vasilis Vassilis Yannis`,
  baltic: `Aija Aistė Aldis Andris Andrius Arnas Artūras Arvo Aušra Dace Daiva Darius Edgars Egle Eglė Gediminas Giedrė
    Gintaras Guntis Ilze Indrek Inese Ingrida Jaan Jolanta Jonas Juris Jānis Jūratė Kadri Kaido Katrin Kristaps
    Kristjan Laima Liis Linas Līga Marek Margus Meelis Mindaugas Mārtiņš Natālija Ojārs Paulius Priit Raimonds
    Rain Ramunė Rasa Rimantas Saulius Siim Tiina Tomas Toomas Tõnu Urmas Vaida Valdis Vidmantas Vilija Vytautas
    Žydrūnas`,
  persian: `Ali Amir Arash Azadeh Babak Behnam Bijan Dariush Ehsan Farhad Fariba Hamid Hossein Kamran Kaveh Leila Mahnaz
    Mahsa Masoud Mehdi Mehran Mina Mohsen Morteza Nasrin Navid Niloofar Parisa Payam Pouya Reza Roya Saeed Sahar
    Shahram Shirin Siamak Simin Zahra`,
  hebrew: `Adi Alon Amir Amit Assaf Avi Avital Avraham Ayelet Boaz Dafna Dalia Doron Dov Efrat Eitan Eli Erez Eyal Gal
    Gil Gilad Guy Hadas Hila Idan Ilan Itai Keren Liat Lior Maya Meir Michal Moshe Naama Nadav Nir Noa Noam
    Nurit Ofer Omer Oren Orly Rami Ran Ronen Roni Ronit Ruti Shai Shira Shlomo Sigal Tal Tali Tamar Tomer Uri
    Yael Yair Yaniv Yaron Yossi Zeev Ziv`,
} as const;

/** A language group whose names are known. */
export type NameLanguage = keyof typeof givenNames;
